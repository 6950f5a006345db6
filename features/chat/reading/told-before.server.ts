import type { Passage } from '#features/knowledge/passage.server.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { whatIsAsked } from './answer-first.server.ts';
import { REPEATED } from './patterns.server.ts';
import { stemsOf, subjectStems, subjectWords } from './plain-words.server.ts';
import { withoutYesOrNo } from '../without-yes-or-no.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { saidByVisitor, toldLast } from './said-before.server.ts';
import { asksNothing } from './wish-or-remark.server.ts';

/** What an entry that stands in the last reply says of what is asked now. */
export interface ToldBefore {
  /** Its sentences that say it, if any does. */
  says: string | undefined;
  /** The message asks something, and does not only tell. */
  asks: boolean;
  /** The last reply said just that. */
  again?: boolean;
}

/** Undefined where another entry was told last, or the same is wanted once more. */
export function toldBefore(
  passage: Passage | undefined,
  message: string,
  history: readonly Turn[],
): ToldBefore | undefined {
  if (!passage || passage.id !== toldLast(history) || message.search(REPEATED) >= 0) return undefined;
  const said = plainWords(message);
  // 'No, I mean how tall it grows' was not answered by it.
  if (DENIES.test(said)) return undefined;
  const isItself = subjectWords(plainWords(passage.question)).some((word) => said.split(' ').includes(word));
  const last = history.findLast(({ role }) => role === 'assistant');
  if (last && wereSeveral(last)) return undefined;
  const asked = passage.asked?.answer ?? '';
  const isNew = asked !== '' && !(last && toldIn(last)(asked));
  const asks = !asksNothing(message);
  const again = asks && passage.asked?.again === true;
  const says = isNew || again ? asked : whatIsAsked(message, passage, { toldBefore: true });
  // Behind 'everybody sells that moss' it was a guess, and is the answer now.
  const wasAsked = history.some(
    (turn, at) => turn.role === 'user' && at >= history.length - 2 && !asksNothing(turn.content),
  );
  // 'So what do I do' behind the whole of it gets nothing by hearing it once more.
  const isToldWhole = last !== undefined && asked === '' && toldIn(last)(passage.answer);
  const isSurelyMeant = asks && passage.score >= SURELY_MEANT;
  const isWantedAgain = isItself || (!isToldWhole && (!wasAsked || isSurelyMeant));
  return says === undefined && isWantedAgain ? undefined : { says, asks, ...(again && { again }) };
}

/**
 * Where an entry was told and says no more of what is asked now: its nearest further question that no reply has answered yet, as what was perhaps meant.
 * Undefined where none is left that has a word of what the visitor said: behind a question about vitamin D 'and my daughter, she's 10' asks
 * for no iron.
 */
export function nearestUntold(
  passage: Passage,
  message: string,
  history: readonly Turn[],
): Passage | undefined {
  const said = [...saidByVisitor(history), message].flatMap((text) => [...subjectStems(text)]);
  const replies = history.filter(({ role }) => role === 'assistant').map(toldIn);
  const nearest = passage.next
    ?.flatMap((question) => passage.further.filter((one) => one.question === question))
    .filter(({ question, answer }) =>
      said.some((stem) => stemsOf(question).has(stem) || stemsOf(answer).has(stem)),
    )
    .find(({ answer }) => !replies.some((isIn) => isIn(answer)));
  return nearest && { ...passage, asked: { ...nearest, odds: 0, alone: true, isPutSo: false } };
}

/** Whether the last reply told an answer already: who goes on asks for another one, unless it is wanted once more. */
export function toldJustNow(message: string, history: readonly Turn[]): (answer: string) => boolean {
  const last = history.findLast(({ role }) => role === 'assistant');
  if (!last || wereSeveral(last) || message.search(REPEATED) >= 0) return () => false;
  // Some two hundred candidates are held against it.
  const isIn = toldIn(last);
  return (answer) => isIn(answer) || isIn(withoutYesOrNo(answer));
}

/** Several were told as perhaps meant: whoever goes on may mean one of them. */
const wereSeveral = ({ evidence }: Turn): boolean =>
  evidence?.missed === 'likely' && evidence.knowledge.length > 1;

/** So many letters of an answer stand in a reply only where it was told; its links and marks come later. */
const TELLING = 40;

/** Whether an answer stands in a reply. Replies are Markdown, answers are not. */
export function toldIn({ content }: Turn): (answer: string) => boolean {
  const text = content.replaceAll('\\', '');
  return (answer) => text.includes(answer.slice(0, TELLING));
}

/** So likely the entry answers also where no single sentence does. */
const SURELY_MEANT = 0.6;

const DENIES = /^(?:no|nah|nope|not|naw)\b/;
