/** What is made when it is first asked for, and kept. What throws is tried again. */
export function once<Result>(make: () => Result): () => Result {
  let known: { result: Result } | undefined;
  return () => (known ??= { result: make() }).result;
}
