import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase } from '#features/knowledge/knowledge.table.server.ts';
import type { MeasureNearness } from '#features/knowledge/nearness.server.ts';
import { findPassages, searchedIn } from '#features/knowledge/find-passages.server.ts';
import { sharedUnderstanding } from '../support/shared-understanding.ts';
import type { RetrievalQuestion } from './asked.ts';

const { topicsOf } = sharedUnderstanding();

/** How far down a list the right entry is still looked for. */
const DEPTH = 10;

export interface Answerable {
  questions: number;
  /** Share of questions that are answered, and by a right entry: one that is abstained from counts as missed. */
  recallAt1: number;
  /** The same where abstaining is left out: how good the order is. */
  firstIsRight: number;
  /** Mean of one over the place of the first right entry. */
  meanReciprocalRank: number;
  /** Questions that did not get a right answer, and what they got. */
  missed: string[];
}

export interface Unanswerable {
  questions: number;
  /** Share of questions without an answer that were answered all the same. */
  falseAnswers: number;
  answered: string[];
}

/** The seeded entries' own names, by id. */
async function slugs(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: chatKnowledgeBase.id, slug: chatKnowledgeBase.slug })
    .from(chatKnowledgeBase);
  return new Map(rows.map(({ id, slug }) => [id, slug ?? id]));
}

export async function measureAnswerable(
  db: Db,
  questions: readonly RetrievalQuestion[],
  nearness?: MeasureNearness,
): Promise<Answerable> {
  const nameOf = await slugs(db);
  const searched = searchedIn(db);
  let first = 0;
  let answered = 0;
  let reciprocal = 0;
  const missed: string[] = [];
  for (const { question, expected } of questions) {
    const { passages, fit } = await findPassages(searched, question, {
      limit: DEPTH,
      topics: topicsOf(question),
      nearness,
    });
    const confident = fit === 'sure';
    const names = passages.map(({ id }) => nameOf.get(id) ?? id);
    const place = names.findIndex((name) => expected.includes(name));
    if (place >= 0) reciprocal += 1 / (place + 1);
    if (place === 0) first += 1;
    if (place === 0 && confident) answered += 1;
    else missed.push(`${question} -> ${confident ? names[0] : `(${names[0] ?? 'nothing'})`}`);
  }
  const count = questions.length;
  return {
    questions: count,
    recallAt1: answered / count,
    firstIsRight: first / count,
    meanReciprocalRank: reciprocal / count,
    missed,
  };
}

export async function measureUnanswerable(
  db: Db,
  questions: readonly RetrievalQuestion[],
  nearness?: MeasureNearness,
): Promise<Unanswerable> {
  const nameOf = await slugs(db);
  const searched = searchedIn(db);
  const answered: string[] = [];
  for (const { question } of questions) {
    const { passages, fit } = await findPassages(searched, question, {
      limit: 1,
      topics: topicsOf(question),
      nearness,
    });
    const [best] = passages;
    if (fit === 'sure' && best) answered.push(`${question} -> ${nameOf.get(best.id) ?? best.id}`);
  }
  return { questions: questions.length, falseAnswers: answered.length / questions.length, answered };
}

export function joinAnswerable(parts: readonly Answerable[]): Answerable {
  const questions = parts.reduce((sum, part) => sum + part.questions, 0);
  const mean = (field: 'recallAt1' | 'firstIsRight' | 'meanReciprocalRank') =>
    parts.reduce((sum, part) => sum + part[field] * part.questions, 0) / questions;
  return {
    questions,
    recallAt1: mean('recallAt1'),
    firstIsRight: mean('firstIsRight'),
    meanReciprocalRank: mean('meanReciprocalRank'),
    missed: parts.flatMap(({ missed }) => missed),
  };
}

export function joinUnanswerable(parts: readonly Unanswerable[]): Unanswerable {
  const questions = parts.reduce((sum, part) => sum + part.questions, 0);
  const answered = parts.flatMap((part) => part.answered);
  return { questions, falseAnswers: answered.length / questions, answered };
}
