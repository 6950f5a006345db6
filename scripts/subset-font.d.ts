/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** By axis: a fixed place, or what is left of it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  /** Throws where the font can't be read. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
