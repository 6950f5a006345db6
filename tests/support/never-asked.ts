import { type AsksOf, NOT_ASKED, NOT_COVERED } from '#assistant/create-understanding.ts';

/** No message asks anything. */
export const neverAsked: AsksOf = Object.assign(
  (_: string, questions: readonly string[]) => questions.map(() => NOT_ASKED),
  { pieceByPiece: (_: string, questions: readonly string[]) => questions.map(() => NOT_COVERED) },
);
