import { type Layer, type LayeredModel, MEANING_SCALE } from '#assistant/statistics/layered-model.ts';
import { softmax } from '#assistant/statistics/linear-model.ts';
import { randomNumbers } from './learn.ts';

/** What a piece of a sentence means, and the class that is right for it. */
export interface MeaningSample {
  meaning: Float32Array;
  class: number;
  /** How much it counts; 1 where it is left out. */
  weight?: number;
}

export interface LayerLearning {
  /** Numbers between the two layers; with 0 there is one layer. */
  hidden: number;
  rounds: number;
  /** Of the first step; it sinks to nothing with the last. */
  rate: number;
}

const BATCH = 64;
/** Share of the numbers between the layers that each sample does without, so that none is relied on alone. */
const LEFT_OUT = 0.2;
/** Adam (Kingma, Ba 2015), with the values that its authors name. */
const [MEMORY, SQUARES, TINY] = [0.9, 0.999, 1e-8];

/** A layer while it is learned: its weights and bias in one list, the slope of the batch, and what Adam remembers. */
interface Learned {
  inputs: number;
  outputs: number;
  values: Float32Array;
  slope: Float32Array;
  mean: Float32Array;
  squares: Float32Array;
}

/** Softmax regression with at most one layer between, by Adam, in an order that is the same each time. */
export function learnLayers(
  classes: readonly string[],
  samples: readonly MeaningSample[],
  { hidden, rounds, rate }: LayerLearning,
): LayeredModel {
  const random = randomNumbers();
  const inputs = samples[0]?.meaning.length ?? 0;
  const sizes = hidden > 0 ? [inputs, hidden, classes.length] : [inputs, classes.length];
  const layers = sizes
    .slice(1)
    .map((outputs, at) => newLayer(sizes[at] ?? 0, outputs, hidden > 0 ? random : undefined));
  const order = samples.map((_, index) => index);
  const steps = rounds * Math.floor(samples.length / BATCH);
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      for (const index of order.slice(from, from + BATCH)) {
        const sample = samples[index];
        if (sample) addSlope(layers, sample, random);
      }
      done++;
      for (const layer of layers) move(layer, rate * (1 - done / (steps + 1)), done);
    }
  }
  return { classes, layers: layers.map(asLayer) };
}

function newLayer(inputs: number, outputs: number, random: (() => number) | undefined): Learned {
  const count = (inputs + 1) * outputs;
  const spread = 2 * Math.sqrt(3 / inputs);
  const values = Float32Array.from({ length: count }, (_, at) =>
    random && at < inputs * outputs ? (random() - 0.5) * spread : 0,
  );
  const zeros = () => new Float32Array(count);
  return { inputs, outputs, values, slope: zeros(), mean: zeros(), squares: zeros() };
}

function asLayer({ inputs, outputs, values }: Learned): Layer {
  return { weights: values.slice(0, inputs * outputs), bias: values.slice(inputs * outputs) };
}

/** What goes in, and what comes out of one layer. */
function outputOf({ inputs, outputs, values }: Learned, input: Float32Array): Float32Array {
  const sums = values.slice(inputs * outputs);
  for (let from = 0; from < inputs; from++) {
    const value = input[from] ?? 0;
    if (value === 0) continue;
    const start = from * outputs;
    for (let to = 0; to < outputs; to++) sums[to] = (sums[to] ?? 0) + value * (values[start + to] ?? 0);
  }
  return sums;
}

function addSlope(
  layers: readonly Learned[],
  { meaning, class: right, weight = 1 }: MeaningSample,
  random: () => number,
): void {
  const inputs = [meaning.map((value) => value * MEANING_SCALE)];
  const [first, second] = layers;
  if (!first) return;
  if (second) {
    const between = outputOf(first, inputs[0] ?? meaning).map((value) =>
      value > 0 && random() >= LEFT_OUT ? value / (1 - LEFT_OUT) : 0,
    );
    inputs.push(between);
  }
  const last = second ?? first;
  const shares = softmax(Float64Array.from(outputOf(last, inputs.at(-1) ?? meaning)));
  let errors = Float32Array.from(shares, (share, at) => ((share - Number(at === right)) * weight) / BATCH);
  for (let at = layers.length - 1; at >= 0; at--) {
    const layer = layers[at];
    const input = inputs[at];
    if (!layer || !input) continue;
    const before = at > 0 ? new Float32Array(layer.inputs) : undefined;
    spread(layer, { input, errors, before });
    if (before) errors = before;
  }
}

/** Adds to the slope of a layer, and to the errors of what went in: of what was 0, none. */
function spread(
  { inputs, outputs, values, slope }: Learned,
  { input, errors, before }: { input: Float32Array; errors: Float32Array; before: Float32Array | undefined },
): void {
  for (let from = 0; from < inputs; from++) {
    const value = input[from] ?? 0;
    if (value === 0) continue;
    const start = from * outputs;
    let back = 0;
    for (let to = 0; to < outputs; to++) {
      const error = errors[to] ?? 0;
      slope[start + to] = (slope[start + to] ?? 0) + value * error;
      back += error * (values[start + to] ?? 0);
    }
    if (before) before[from] = back / (1 - LEFT_OUT);
  }
  const bias = inputs * outputs;
  for (let to = 0; to < outputs; to++) slope[bias + to] = (slope[bias + to] ?? 0) + (errors[to] ?? 0);
}

function move({ values, slope, mean, squares }: Learned, rate: number, step: number): void {
  const [first, second] = [1 - MEMORY ** step, 1 - SQUARES ** step];
  for (let at = 0; at < values.length; at++) {
    const own = slope[at] ?? 0;
    const average = MEMORY * (mean[at] ?? 0) + (1 - MEMORY) * own;
    const square = SQUARES * (squares[at] ?? 0) + (1 - SQUARES) * own * own;
    mean[at] = average;
    squares[at] = square;
    values[at] = (values[at] ?? 0) - (rate * average) / first / (Math.sqrt(square / second) + TINY);
  }
  slope.fill(0);
}
