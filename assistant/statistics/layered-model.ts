import { z } from 'zod';
import { softmax } from './linear-model.ts';
import { packModelFile, readModelFile } from './model-file.ts';

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

/** Behind the heading: weights and bias of each layer. */
export function packLayers({ classes, layers }: LayeredModel): Uint8Array {
  const sizes = [...layers.map(({ weights, bias }) => weights.length / bias.length), classes.length];
  return packModelFile(
    { classes, sizes },
    layers.flatMap(({ weights, bias }) => [weights, bias]),
  );
}

/** Throws where the file is none that `npm run train` wrote. */
export function loadLayers(file: string): LayeredModel {
  const { buffer, ...read } = readModelFile(file);
  const { classes, sizes } = heading.parse(read.heading);
  let { at } = read;
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
