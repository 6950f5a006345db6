/** What is worked out of an object when it is first asked for, and kept as long as the object is. */
export function onceFor<Source extends object, Result>(
  make: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, { result: Result }>();
  return (source) => {
    const before = known.get(source);
    if (before) return before.result;
    const result = make(source);
    known.set(source, { result });
    return result;
  };
}
