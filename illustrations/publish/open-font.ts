import * as fontkit from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/**
 * Opens a WOFF2 font whose axes can be moved. It is unpacked first: fontkit's own WOFF2 reader hands out the default
 * instance whatever was asked for.
 */
export async function openFont(packed: Uint8Array): Promise<fontkit.Font> {
  const font = fontkit.create(Buffer.from(await decompress(packed)));
  if (!('getVariation' in font)) throw new Error('The file is a collection of fonts.');
  return font;
}
