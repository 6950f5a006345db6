/** What is read of an error that something outside threw. */
interface Failure {
  kind?: unknown;
  status?: unknown;
  reason?: unknown;
  message?: unknown;
}

/** In words for the owner: what failed, and what to look at. Never what the other side sent back. */
export function explainFailure(error: unknown): string {
  const failure: Failure = typeof error === 'object' && error !== null ? error : {};
  const { kind, status, reason } = failure;
  const message = typeof failure.message === 'string' ? failure.message : '';
  if (/access denied|ACCESS_DENIED|scope/i.test(message))
    return 'The token may not do this: a permission is missing. Give the app its scopes and install it again.';
  if (kind === 'payment-required' || reason === 'unpaid' || status === 402)
    return 'The account has to be paid first: look at its billing.';
  if (status === 401 || status === 403 || /\bUNAUTHORIZED\b/.test(message))
    return 'The token was refused: it is wrong, or was revoked. Make a new one.';
  if (status === 404)
    return 'There is nothing at this address: look at the domain and at the version of the API.';
  if (status === 429 || reason === 'busy') return 'It is busy. Try again in a minute.';
  if (kind === 'timeout') return 'It did not answer in time. Try again, and look at the address.';
  if (kind === 'network') return 'Nothing answers at this address: look at the domain.';
  if (reason === 'away') return 'The model does not answer: look at its address, its key and its name.';
  return 'It failed. The log of the store says why.';
}
