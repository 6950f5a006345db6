/** Two half-suns stacked into a B: illustrations/draw/mark.ts drew it, and a test keeps the two alike. */
const PATH =
  'M10 2a10 10 0 0 1 0 20zM10 5.4a6.6 6.6 0 0 1 0 13.2zM10 8.6a3.4 3.4 0 0 1 0 6.8zM10 23a12 12 0 0 1 0 24zM10 27.1a7.9 7.9 0 0 1 0 15.8zM10 30.9a4.1 4.1 0 0 1 0 8.2zM2 2h5v45H2z';

/** The brand mark in the colour of the words around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 49" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={PATH} />
    </svg>
  );
}
