import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import type { Pieces } from './encoder.ts';
import { keyOf, toUnits, UNIT } from './prepared-texts.ts';

/** What our questions ask piece by piece, worked out beforehand. */
export interface QuestionPieces {
  /** Undefined where a question was not prepared, as what an owner wrote. */
  coverageOf: (question: string) => CoverageBy | undefined;
}

/** How much of a message a question covers, and how much of the question the message does: of each piece the nearest one of the other, -1 to 1. */
export interface Coverage {
  ofMessage: number;
  ofQuestion: number;
}
export type CoverageBy = (message: Pieces) => Coverage;

export const questionPiecesFile = path.join(dataFolder('encoder'), 'question-pieces.bin');

/** How much each piece of a question counts, and its numbers, `unit` each, one piece behind the other. */
interface AskedPieces {
  weights: Float32Array;
  vectors: Int8Array | Float32Array;
  unit: number;
}

export const coverageBy =
  ({ weights, vectors, unit }: AskedPieces): CoverageBy =>
  (message) => {
    const numbers = vectors.length / weights.length;
    const ofPiece = new Float32Array(message.said.length).fill(-1);
    let [covered, all] = [0, 0];
    for (let piece = 0; piece < weights.length; piece++) {
      let nearest = -1;
      for (let said = 0; said < ofPiece.length; said++) {
        let product = 0;
        for (let at = 0; at < numbers; at++)
          product += (vectors[piece * numbers + at] ?? 0) * (message.vectors[said * numbers + at] ?? 0);
        product *= unit;
        nearest = Math.max(nearest, product);
        ofPiece[said] = Math.max(ofPiece[said] ?? -1, product);
      }
      covered += nearest * (weights[piece] ?? 0);
      all += weights[piece] ?? 0;
    }
    return { ofMessage: weighedMean(ofPiece, message.said), ofQuestion: all === 0 ? 0 : covered / all };
  };

/** 0 of nothing. */
function weighedMean(values: Float32Array, weights: Float32Array): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return all === 0 ? 0 : values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / all;
}

/** The file: how many questions, how many numbers a piece, how many pieces in all; the keys; where the pieces of each end; their weights; their numbers, a signed byte each. */
export function packQuestionPieces(questions: ReadonlyMap<string, Pieces>): Uint8Array {
  const all = [...questions.values()];
  const [first] = all.filter(({ asked }) => asked.length > 0);
  const numbers = first ? first.vectors.length / first.asked.length : 0;
  let end = 0;
  const ends = all.map(({ asked }) => (end += asked.length));
  const parts = [
    Uint32Array.of(all.length, numbers, end, 0),
    BigUint64Array.from(questions.keys(), keyOf),
    Uint32Array.from(ends),
    Float32Array.from(all.flatMap(({ asked }) => [...asked])),
    toUnits(all.map(({ vectors }) => vectors)),
  ];
  return Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer)));
}

/** Without its file no question is prepared, and each is read when it is asked for. */
export function loadQuestionPieces(file = questionPiecesFile): QuestionPieces {
  if (!existsSync(file)) return { coverageOf: () => undefined };
  const { buffer } = new Uint8Array(readFileSync(file));
  const [count = 0, numbers = 0, pieces = 0] = new Uint32Array(buffer, 0, 4);
  const places = new Map(Array.from(new BigUint64Array(buffer, 16, count), (key, place) => [key, place]));
  const ends = new Uint32Array(buffer, 16 + count * 8, count);
  const weights = new Float32Array(buffer, 16 + count * 12, pieces);
  const units = new Int8Array(buffer, 16 + count * 12 + pieces * 4, pieces * numbers);
  return {
    coverageOf: (question) => {
      const place = places.get(keyOf(question));
      if (place === undefined) return undefined;
      const [from, to] = [ends[place - 1] ?? 0, ends[place] ?? 0];
      const vectors = units.subarray(from * numbers, to * numbers);
      return coverageBy({ weights: weights.subarray(from, to), vectors, unit: UNIT });
    },
  };
}
