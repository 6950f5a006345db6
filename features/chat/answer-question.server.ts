import { assessTwice, readByModel, readEarlier } from './assess-twice.server.ts';
import { AssistantError } from './assistant-error.server.ts';
import { toProductCard } from '#features/catalog/product-card-data.ts';
import { generalFor, partsOfCare, sendsToDoctor } from './parts-of-care.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Assessment, VisitorTurn } from './safety/safety.ts';
import type { AnswerEvent, AnswerRequest } from './assistant.server.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import {
  listTurns,
  openConversation,
  storeMessage,
  type Turn,
} from './conversations/chat-conversation.server.ts';
import type { TurnEvidence } from './turn-evidence.ts';
import { talkInEnglish } from './talk-in-english.server.ts';
import type { Engine, EngineTask } from './engine.server.ts';
import { evidenceOf } from './evidence-of.server.ts';
import { findFor } from './find-for.server.ts';
import { answeredBy, usedOf } from './used-of.server.ts';
import { questionBehindAlarm } from './question-behind-alarm.server.ts';
import { saidByVisitor } from './reading/said-before.server.ts';

/** Said when the gate let nothing of a reply through. */
export const NOTHING_LEFT =
  'I would rather not answer that one: a doctor or pharmacist who knows you can. You can ask me about an ingredient, a product, shipping or returns.';

type Open = Extract<Assessment, { kind: 'open' }>;

/**
 * What was written is assessed, material is looked up, the engine writes, and only what passes the gate is shown and stored. The question is
 * stored first: what a visitor said of their medicines stays known, also when no answer came.
 */
export async function* answerQuestion(
  parts: AssistantParts,
  request: AnswerRequest,
): AsyncGenerator<AnswerEvent> {
  let outcome: Parameters<AssistantParts['metrics']['reply']>[0] = 'failed';
  try {
    for await (const event of replyEvents(parts, request)) {
      if (event.type === 'stored') outcome = 'stored';
      yield event;
    }
  } finally {
    // A reader who leaves ends the loop in its middle.
    parts.metrics.reply(outcome === 'failed' && request.signal.aborted ? 'stopped' : outcome);
  }
}

/** Throws where the conversation is somebody else's. */
async function openHistory({ db, clock }: AssistantParts, { sessionId, userId }: AnswerRequest) {
  const conversationId = await openConversation(db, { sessionId, userId, now: clock.now() });
  if (conversationId === undefined) throw new AssistantError(403);
  return { conversationId, history: await listTurns(db, { conversationId }) };
}

async function* replyEvents(parts: AssistantParts, request: AnswerRequest): AsyncGenerator<AnswerEvent> {
  const { db, clock, gate } = parts;
  const { message, signal } = request;
  // Part by part: read all at once by the first question, it would hold up everybody else.
  await parts.prepare();
  const alone = gate.assess({ message, earlier: [] });
  // No earlier turn makes it more urgent than that.
  if (alone.kind === 'answered' && alone.level === 'emergency' && !alone.likely) {
    yield* urgentEvents(parts, request, alone.reply);
    return;
  }
  const opened = await openHistory(parts, request).catch((error: unknown) => {
    // Without a database there is no history, and whom to call is said all the same.
    if (alone.kind !== 'answered' || alone.level !== 'emergency') throw error;
    return undefined;
  });
  if (!opened) {
    yield* urgentEvents(parts, request, alone.kind === 'answered' ? alone.reply : '');
    return;
  }
  const { conversationId, history } = opened;
  // Asked again after a failure: the question stands there already.
  const repeated = history.at(-1)?.role === 'user' && history.at(-1)?.content === message;
  if (repeated) history.pop();
  else
    await storeMessage(db, {
      conversationId,
      role: 'user',
      content: message,
      evidence: null,
      now: clock.now(),
    });
  const turn: VisitorTurn = {
    message,
    earlier: saidByVisitor(history),
  };
  const model = readByModel(parts, { turn, signal });
  await readEarlier(gate, turn.earlier);
  const { assessment, question } = await assessTwice(gate, turn, model);
  const used = nothingUsed();
  let reply = '';
  const pieces =
    assessment.kind === 'answered'
      ? [assessment.reply]
      : gatedReply(parts, { request, turn, history, care: assessment.care, question, used, again: repeated });
  for await (const text of pieces) {
    if (signal.aborted) return;
    if (text === '') continue;
    reply += text;
    yield { type: 'text', text };
  }
  if (signal.aborted) return;
  if (reply.trim() === '') {
    reply = NOTHING_LEFT;
    yield { type: 'text', text: reply };
  }
  // What the gate withheld has no card either.
  const shown = used.named.filter(({ handle }) =>
    reply.includes(`](/product/${encodeURIComponent(handle)})`),
  );
  if (shown.length > 0) yield { type: 'products', products: shown.map(toProductCard) };
  const next = used.next.length > 0 ? used.next : await questionBehindAlarm(parts, assessment, message);
  if (next.length > 0) yield { type: 'suggestions', questions: next };
  const messageId = await storeMessage(db, {
    conversationId,
    role: 'assistant',
    content: reply,
    evidence: {
      knowledge: used.knowledge,
      products: used.products,
      offered: used.offered,
      missed: used.missed,
    },
    now: clock.now(),
  });
  if (used.answeredBy !== undefined) await parts.knowledge.noteFound(used.answeredBy);
  yield { type: 'stored', messageId };
}

/** What is said to an emergency, or to what may be one, by the words of this message alone. */
export function urgentReply({ gate }: Pick<AssistantParts, 'gate'>, message: string): string | undefined {
  const assessment = gate.assess({ message, earlier: [] });
  if (assessment.kind !== 'answered' || assessment.level === 'care') return undefined;
  return assessment.reply;
}

/** Said before anything is looked up or stored: it does not wait for the database, and comes without one. */
async function* urgentEvents(
  { db, clock, log }: AssistantParts,
  { sessionId, userId, message, signal }: AnswerRequest,
  reply: string,
): AsyncGenerator<AnswerEvent> {
  yield { type: 'text', text: reply };
  if (signal.aborted) return;
  try {
    const conversationId = await openConversation(db, { sessionId, userId, now: clock.now() });
    if (conversationId === undefined) return;
    const stored = { conversationId, now: clock.now() };
    const [last] = (await listTurns(db, { conversationId })).slice(-1);
    // Asked again after a failure: the question stands there already.
    if (last?.role !== 'user' || last.content !== message)
      await storeMessage(db, { ...stored, role: 'user', content: message, evidence: null });
    const messageId = await storeMessage(db, {
      ...stored,
      role: 'assistant',
      content: reply,
      evidence: { knowledge: [], products: [] },
    });
    yield { type: 'stored', messageId };
  } catch (error) {
    log.error({ err: error }, 'the reply to an emergency was not stored');
  }
}

/** What a reply rests on, and the products themselves. */
interface Used extends TurnEvidence {
  named: readonly Product[];
  /** What may be asked next. */
  next: readonly string[];
  /** The entry that answered. */
  answeredBy?: string | undefined;
}

export const nothingUsed = (): Used => ({ knowledge: [], products: [], named: [], next: [] });

/**
 * What the visitor's situation asks for, and what the engine writes, sentence by sentence through the gate. Whom to ask in general stands behind
 * an answer that sends to a doctor itself.
 */
export async function* gatedReply(
  parts: AssistantParts,
  options: {
    request: AnswerRequest;
    turn: VisitorTurn;
    history: Turn[];
    care: Open['care'];
    /** As a model reads it, to be searched for where the visitor's own words find nothing sure. */
    question?: string | undefined;
    /** Filled with what the reply rests on. */
    used: Used;
    /** The question was asked before and got no answer. */
    again: boolean;
  },
): AsyncGenerator<string> {
  const { request, turn, question, used, again } = options;
  const { signal } = request;
  const { message, history, care } = talkInEnglish(parts, { ...options, message: request.message });
  const { first, general: said } = partsOfCare(care, history);
  if (first) yield `${first}\n\n`;
  const { productIds } = request;
  const found = await findFor(parts, { message, history, care, productIds, question });
  Object.assign(used, usedOf(found), {
    named: found.products,
    next: found.suggestions,
    answeredBy: answeredBy(found),
  });
  const general = generalFor(found, said);
  const isBehind = sendsToDoctor(found);
  if (general && !isBehind) yield `${general}\n\n`;
  const task = { message: request.message, history: options.history, care, found, again, signal };
  const writtenBy = (engine: Engine) => ({
    engine,
    turn,
    task: engine.readsEnglish ? { ...task, message, history } : task,
  });
  const shown = yield* throughGate(parts, writtenBy(parts.engine));
  const { instead } = parts.engine;
  if (!shown && !signal.aborted && instead) yield* throughGate(parts, writtenBy(instead));
  if (general && isBehind && !signal.aborted) yield `\n\n${general}`;
}

/** What of an engine's reply passes the gate. False where none of it did and another engine can write instead. */
async function* throughGate(
  { gate: gates, metrics, log }: AssistantParts,
  { engine, turn, task }: { engine: Engine; turn: VisitorTurn; task: EngineTask },
): AsyncGenerator<string, boolean> {
  const gate = gates.open(turn, task.care, evidenceOf(task.found));
  for await (const piece of engine.compose(task)) {
    if (task.signal.aborted) return false;
    yield gate.push(piece);
  }
  const last = gate.end();
  metrics.withheld(gate.withheld);
  if (gate.withheld.length > 0) log.warn({ rules: gate.withheld }, 'sentences of a reply were withheld');
  if (gate.shown === 0 && engine.instead) return false;
  yield last;
  return true;
}
