import { type ReactNode, use } from 'react';

/** Renders with a value that may still be on its way; until then the nearest Suspense shows what stands for it. */
export function Arrived<Value>({
  value,
  children,
}: {
  value: Value | Promise<Value>;
  children: (value: Value) => ReactNode;
}) {
  return children(value instanceof Promise ? use(value) : value);
}
