import 'react';

declare module 'react' {
  /** Our style sheets take numbers and colours through custom properties. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
