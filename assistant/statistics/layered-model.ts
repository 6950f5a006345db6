import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { softmax } from './linear-model.ts';

/** One layer: the weights by input, then output. */
export interface Layer {
  weights: Float32Array;
  bias: Float32Array;
}

/** Reads meanings (word-vectors.ts) instead of words: between two layers, what is below 0 is 0. */
export interface LayeredModel {
  classes: readonly string[];
  layers: readonly Layer[];
}

/** Meanings have length 1; so many times as long, the weights that read them stay small. */
export const MEANING_SCALE = 8;

const heading = z.object({ classes: z.array(z.string()), sizes: z.array(z.number()) });

/** The file: the length of its heading, the heading as JSON padded to four bytes, then weights and bias of each layer. */
export function packLayers({ classes, layers }: LayeredModel): Uint8Array {
  const sizes = [...layers.map(({ weights, bias }) => weights.length / bias.length), classes.length];
  const json = Buffer.from(JSON.stringify({ classes, sizes }));
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  const lists = [
    Uint32Array.of(padded.length),
    padded,
    ...layers.flatMap(({ weights, bias }) => [weights, bias]),
  ];
  return Buffer.concat(lists.map((list) => new Uint8Array(list.buffer, list.byteOffset, list.byteLength)));
}

/** Throws where the file is none that `npm run train` wrote. */
export function loadLayers(file: string): LayeredModel {
  const { buffer } = new Uint8Array(readFileSync(file));
  const [length = 0] = new Uint32Array(buffer, 0, 1);
  const { classes, sizes } = heading.parse(JSON.parse(Buffer.from(buffer, 4, length).toString('utf8')));
  let at = 4 + length;
  const next = (count: number) => {
    const list = new Float32Array(buffer, at, count);
    at += count * 4;
    return list;
  };
  const layers = sizes.slice(1).map((outputs, layer) => {
    const weights = next((sizes[layer] ?? 0) * outputs);
    return { weights, bias: next(outputs) };
  });
  return { classes, layers };
}

/** The likelihood of each class, in their order. */
export function sharesOfMeaning({ layers }: LayeredModel, meaning: Float32Array): Float64Array {
  const scores = layers.reduce<ArrayLike<number>>(
    (input, { weights, bias }, layer) => {
      const sums = Float64Array.from(bias);
      for (let from = 0; from < input.length; from++) {
        const value = layer === 0 ? (input[from] ?? 0) : Math.max(0, input[from] ?? 0);
        if (value === 0) continue;
        for (let to = 0; to < sums.length; to++)
          sums[to] = (sums[to] ?? 0) + value * (weights[from * sums.length + to] ?? 0);
      }
      return sums;
    },
    meaning.map((value) => value * MEANING_SCALE),
  );
  return softmax(Float64Array.from(scores));
}
