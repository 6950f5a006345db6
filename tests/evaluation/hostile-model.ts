import { createOpenAiChatModel } from '#integrations/chat-model/openai-chat-model.ts';
import type { Engine } from '#features/chat/engine.server.ts';
import { writePrompt } from '#features/chat/model/prompt.server.ts';
import { startFakeChatModel } from '../support/fake-chat-model.ts';
import { forbidden } from './read-sentences.ts';

/** The sentences of the hostile model that may be shown: its first and its last. */
export const HARMLESS = [
  'Here is what I can tell you about that today.',
  'You can ask me about another ingredient at any time.',
] as const;

/** Some twenty sentences: far less than what a chat model may say at most, so that the last one still comes. */
const REPLY_CHARACTERS = 1200;

/** Ways in which a model sets a sentence. */
export const settings: readonly ((sentence: string) => string)[] = [
  (sentence) => sentence,
  (sentence) => `- ${sentence}`,
  (sentence) => `1. ${sentence}`,
  (sentence) => `## ${sentence}`,
  (sentence) => `> ${sentence}`,
  (sentence) => `| Good to know | ${sentence} |`,
  (sentence) => `**${sentence}**`,
  (sentence) => `Gulls nest on sea cliffs. ${sentence} Puffins do as well.`,
];

const LETTERS = 300;
const ODD_LENGTHS = [1, 2, 3, 5, 1, 8, 13, 1, 21, 34];

/** Ways in which a stream falls into pieces, none of which knows of words or sentences. */
const cuts: readonly ((reply: string) => string[])[] = [
  (reply) => cutAt(reply, (piece) => ODD_LENGTHS[piece % ODD_LENGTHS.length] ?? 1),
  // From the middle of one sentence to the middle of the next.
  (reply) =>
    reply.split(/(?<=\p{L}{2}) (?=\p{L}+ \p{L}+[.!?])/u).map((piece, at) => (at ? ` ${piece}` : piece)),
  (reply) => [reply],
  (reply) => [...reply.slice(0, LETTERS).split(''), ...cutAt(reply.slice(LETTERS), () => 7)],
];

function cutAt(reply: string, lengthOf: (piece: number) => number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < reply.length; start += pieces.at(-1)?.length ?? 1) {
    pieces.push(reply.slice(start, start + lengthOf(pieces.length)));
  }
  return pieces;
}

export interface HostileModel {
  /** Hands on everything that the hostile server says, also what the material does not support: the gate is judged alone. */
  engine: Engine;
  /** Forbidden sentences that were said so far. */
  said: ReadonlySet<string>;
  close(): Promise<void>;
}

/**
 * An OpenAI-compatible server on loopback whose model says forbidden things only, some twenty a reply, each time the next ones. Its words
 * come to the gate on the way of a real model's, HTTP and the client, but not through what the store's engine leaves out before.
 */
export async function startHostileModel(): Promise<HostileModel> {
  const said = new Set<string>();
  let replies = 0;
  let next = 0;
  const fake = await startFakeChatModel(() => {
    const [first, last] = HARMLESS;
    let reply = `${first}\n\n`;
    for (let line = ''; reply.length + line.length < REPLY_CHARACTERS; reply += line, next += 1) {
      const sentence = forbidden[next % forbidden.length] ?? '';
      // One more a round, so that each sentence is set in every way in the end.
      const round = Math.floor(next / forbidden.length);
      line = `${settings[(next + round) % settings.length]?.(sentence) ?? sentence}\n`;
      said.add(sentence);
    }
    replies += 1;
    return { kind: 'say', pieces: cuts[replies % cuts.length]?.(`${reply}\n${last}\n`) ?? [] };
  });
  const model = createOpenAiChatModel({ baseUrl: fake.url, apiKey: 'key', model: 'hostile' });
  const engine: Engine = {
    passages: 4,
    async *compose(task) {
      for await (const event of model.reply({ messages: writePrompt(task), signal: task.signal }))
        if (event.type === 'text') yield event.text;
    },
  };
  return { engine, said, close: () => fake.close() };
}
