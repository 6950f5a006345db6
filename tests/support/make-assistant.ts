import { neverAsked } from './never-asked.ts';
import { noSituation } from '#assistant/situation.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Care, SafetyGate } from '#features/chat/safety/safety.ts';
import type { AnswerEvent, Assistant } from '#features/chat/assistant.server.ts';
import type { AssistantParts } from '#features/chat/assistant-parts.server.ts';
import { createAssistant } from '#features/chat/create-assistant.server.ts';
import { createEmbeddedEngine } from '#features/chat/embedded/embedded-engine.server.ts';
import type { Knowledge } from '#features/knowledge/knowledge.server.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { createAssistantMetrics } from '#features/chat/assistant-metrics.server.ts';
import type { Limiter } from '#platform/limits/create-limiter.server.ts';
import { createMetrics } from '#platform/metrics/metrics.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { sharedUnderstanding } from './shared-understanding.ts';

export const noCare: Care = { opening: '', rules: [], avoid: [], products: true, situation: noSituation };

/** A gate that lets everything through; a test says what its own does otherwise. */
export const openGate = (changes: Partial<SafetyGate> = {}): SafetyGate => ({
  assess: () => ({ kind: 'open', level: 'open', care: noCare }),
  read: () => false,
  open: () => ({ push: (text) => text, end: () => '', shown: 1, withheld: [] }),
  ...changes,
});

export const makePassage = (facts: Partial<Passage> = {}): Passage => ({
  id: 'magnesium',
  question: 'What does magnesium do?',
  answer: 'Magnesium helps support muscles. Beans and nuts hold it.',
  category: 'Minerals',
  further: [],
  sources: [{ title: 'Magnesium, NIH', url: 'https://ods.od.nih.gov/factsheets/Magnesium-Consumer/' }],
  score: 10,
  ...facts,
});

/** Finds passages whose question shares the word that a test is about. */
export const knowledgeOf = (
  passages: readonly Passage[],
): Pick<Knowledge, 'find' | 'entry' | 'entriesOf' | 'noteFound'> & { asked: string[]; counted: string[] } => {
  const asked: string[] = [];
  const counted: string[] = [];
  return {
    asked,
    counted,
    noteFound(id) {
      counted.push(id);
      return Promise.resolve();
    },
    entry: () => Promise.resolve(undefined),
    entriesOf: () => Promise.resolve([]),
    find(question) {
      asked.push(question);
      const words = question
        .toLowerCase()
        .split(/\W+/)
        .filter((word) => word.length > 4);
      const found = passages.filter(({ question: own }) =>
        words.some((word) => own.toLowerCase().includes(word)),
      );
      return Promise.resolve({ passages: found, fit: found.length > 0 ? 'sure' : 'unknown' });
    },
  };
};

export const noLimit: Limiter = {
  consume: () => Promise.resolve(undefined),
  refund: () => Promise.resolve(),
};

/** The assistant over a test database; every other part is given or the plainest that works. */
export function makeAssistant(
  db: Db,
  parts: Partial<Omit<AssistantParts, 'knowledge'>> & {
    products?: Product[];
    passages?: Passage[];
    knowledge?: Pick<Knowledge, 'find'> & Partial<Pick<Knowledge, 'entry' | 'entriesOf' | 'noteFound'>>;
  } = {},
): Assistant {
  const { products = [], passages = [], knowledge = knowledgeOf(passages), ...rest } = parts;
  return createAssistant({
    db,
    log: createLogger('silent'),
    clock: { now: () => new Date() },
    gate: openGate(),
    readTurn: (turns) => sharedUnderstanding().readTurn(turns),
    prepare: () => Promise.resolve(),
    prepareKnowledge: () => Promise.resolve(),
    topicsOf: () => [],
    likenessOf: (_, sentences) => sentences.map(() => 0),
    asksOf: neverAsked,
    entriesLike: () => [],
    inEnglish: (text) => text,
    knowledge: {
      entry: () => Promise.resolve(undefined),
      entriesOf: () => Promise.resolve([]),
      noteFound: () => Promise.resolve(),
      ...knowledge,
    },
    catalog: {
      listProducts: () => Promise.resolve(products),
      listShelfProducts: () => Promise.resolve([]),
    },
    engine: createEmbeddedEngine(),
    storeUrl: 'https://store.example',
    metrics: createAssistantMetrics(createMetrics(), undefined),
    mail: { send: () => Promise.reject(new Error('no mail was meant')) },
    limits: { infoSession: noLimit, infoAddress: noLimit, infoRecipient: noLimit, infoDay: noLimit },
    ...rest,
  });
}

/** One reply to its end. */
export async function ask(
  assistant: Assistant,
  request: {
    sessionId: string;
    message: string;
    productIds?: string[];
    signal?: AbortSignal;
    userId?: string;
  },
): Promise<{ text: string; messageId: string | undefined; events: AnswerEvent[] }> {
  const events: AnswerEvent[] = [];
  const signal = request.signal ?? new AbortController().signal;
  for await (const event of assistant.answer({ productIds: [], ...request, signal })) events.push(event);
  const last = events.at(-1);
  return {
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    messageId: last?.type === 'stored' ? last.messageId : undefined,
    events,
  };
}
