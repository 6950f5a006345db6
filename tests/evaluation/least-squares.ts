import { randomNumbers } from './learn.ts';

/** Rows of few numbers that are not 0: where each row begins, then column and value of each. */
export interface SparseRows {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
}

/**
 * The directions in which rows differ most, as columns of a matrix (`size` rows, `count` columns), by orthogonal iteration.
 * @param rows each of `size` numbers, their mean 0
 */
export function mainDirections(rows: readonly Float32Array[], size: number, count: number): Float32Array {
  const shared = new Float32Array(size * size);
  for (const row of rows)
    for (let one = 0; one < size; one++) {
      const value = row[one] ?? 0;
      for (let other = 0; other < size; other++)
        shared[one * size + other] = (shared[one * size + other] ?? 0) + value * (row[other] ?? 0);
    }
  const random = randomNumbers();
  let found = orthonormal(
    Float32Array.from({ length: size * count }, () => random() - 0.5),
    size,
    count,
  );
  for (let round = 0; round < 30; round++)
    found = orthonormal(multiply(shared, found, [size, size, count]), size, count);
  return found;
}

function multiply(
  one: Float32Array,
  other: Float32Array,
  [rows, between, columns]: readonly [number, number, number],
): Float32Array {
  const product = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++)
    for (let at = 0; at < between; at++) {
      const value = one[row * between + at] ?? 0;
      for (let column = 0; column < columns; column++)
        product[row * columns + column] =
          (product[row * columns + column] ?? 0) + value * (other[at * columns + column] ?? 0);
    }
  return product;
}

/** Gram and Schmidt: each column without what the ones before it have, of length 1. */
function orthonormal(matrix: Float32Array, size: number, count: number): Float32Array {
  for (let column = 0; column < count; column++) {
    for (let before = 0; before < column; before++) {
      let shared = 0;
      for (let row = 0; row < size; row++)
        shared += (matrix[row * count + column] ?? 0) * (matrix[row * count + before] ?? 0);
      for (let row = 0; row < size; row++)
        matrix[row * count + column] =
          (matrix[row * count + column] ?? 0) - shared * (matrix[row * count + before] ?? 0);
    }
    let length = 0;
    for (let row = 0; row < size; row++) length += (matrix[row * count + column] ?? 0) ** 2;
    const scale = 1 / (Math.sqrt(length) || 1);
    for (let row = 0; row < size; row++)
      matrix[row * count + column] = (matrix[row * count + column] ?? 0) * scale;
  }
  return matrix;
}

/**
 * The change of `begun` that brings rows × begun nearest to `wanted`, large changes held back by `ridge`: conjugate gradients, each of the
 * `width` columns by itself. `begun` is changed in place.
 */
export function fitRows(
  rows: SparseRows,
  {
    begun,
    wanted,
    width,
    ridge,
    rounds,
  }: { begun: Float32Array; wanted: Float32Array; width: number; ridge: number; rounds: number },
): void {
  const told = timesMatrix(rows, begun, width);
  const left = timesTransposed(
    rows,
    wanted.map((value, at) => value - (told[at] ?? 0)),
    begun.length,
    width,
  );
  let direction = left.slice();
  let lengths = columnSums(left, left, width);
  for (let round = 0; round < rounds; round++) {
    const moved = timesTransposed(rows, timesMatrix(rows, direction, width), begun.length, width);
    moved.forEach((value, at) => (moved[at] = value + ridge * (direction[at] ?? 0)));
    const along = columnSums(direction, moved, width);
    const step = lengths.map((length, at) => length / Math.max(along[at] ?? 0, 1e-12));
    for (let at = 0; at < begun.length; at++) {
      begun[at] = (begun[at] ?? 0) + (step[at % width] ?? 0) * (direction[at] ?? 0);
      left[at] = (left[at] ?? 0) - (step[at % width] ?? 0) * (moved[at] ?? 0);
    }
    const next = columnSums(left, left, width);
    const turn = next.map((length, at) => length / Math.max(lengths[at] ?? 0, 1e-12));
    direction = direction.map((value, at) => (left[at] ?? 0) + (turn[at % width] ?? 0) * value);
    lengths = next;
  }
}

function columnSums(one: Float32Array, other: Float32Array, width: number): Float64Array {
  const sums = new Float64Array(width);
  for (let at = 0; at < one.length; at++)
    sums[at % width] = (sums[at % width] ?? 0) + (one[at] ?? 0) * (other[at] ?? 0);
  return sums;
}

/** rows × matrix. */
export function timesMatrix(
  { starts, columns, values }: SparseRows,
  matrix: Float32Array,
  width: number,
): Float32Array {
  const count = starts.length - 1;
  const product = new Float32Array(count * width);
  for (let row = 0; row < count; row++)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const from = (columns[at] ?? 0) * width;
      const value = values[at] ?? 0;
      for (let one = 0; one < width; one++)
        product[row * width + one] = (product[row * width + one] ?? 0) + value * (matrix[from + one] ?? 0);
    }
  return product;
}

/** Transposed rows × matrix, as long as `length`. */
function timesTransposed(
  { starts, columns, values }: SparseRows,
  matrix: Float32Array,
  length: number,
  width: number,
): Float32Array {
  const product = new Float32Array(length);
  for (let row = 0; row < starts.length - 1; row++)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const to = (columns[at] ?? 0) * width;
      const value = values[at] ?? 0;
      for (let one = 0; one < width; one++)
        product[to + one] = (product[to + one] ?? 0) + value * (matrix[row * width + one] ?? 0);
    }
  return product;
}
