/** Over a form whose press nobody answered. */
export const CONNECTION_LOST =
  'The store did not answer. What you typed is still here: check your connection and try again.';
