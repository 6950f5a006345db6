import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Rule } from '#assistant/rules/load-rules.ts';
import { type MessageKind, messageKinds } from '#assistant/statistics/classifier.ts';
import { retrievalQuestions } from '../retrieval/questions.ts';
import { type Conversation, readConversations } from './evaluate-sets.ts';
import { readCases } from './read-cases.ts';
import { readShopTalk } from './read-shop-talk.ts';
import { readYamlFolder } from './read-yaml-folder.ts';
import { writtenQuestions } from './training-questions.ts';

/** What the second reader learns from: the visitor's messages, and the kind that is right for the last of them. */
export interface KindSentence {
  turns: readonly string[];
  kind: MessageKind;
  /** How much it counts; 1 where it is left out. */
  weight?: number;
}

/** What a rule's author wrote for it, and what the evaluation demands, is few beside the rest and must not be outvoted. */
const DEMANDED_WEIGHT = 8;

/** The kind of what a rule says, where it is no emergency of the body. */
const KINDS: Readonly<Record<string, MessageKind>> = {
  'self-harm': 'self-harm',
  'self-harm-overdose': 'self-harm',
  'harm-to-child': 'violence',
  'harm-other': 'violence',
  violence: 'violence',
  overdose: 'poison',
  'too-much': 'poison',
  'child-poisoning': 'poison',
  'pet-poisoning': 'poison',
  reaction: 'poison',
  gas: 'poison',
};

const lists = z.partialRecord(z.enum(messageKinds), z.array(z.string()));
const conversations = z.array(
  z.strictObject({ kind: z.enum(messageKinds), turns: z.array(z.string()).min(1) }),
);

/** The rules' examples and lookalikes, tests/evaluation/training, the seen sets and cases, and what shoppers ask. */
export function kindSentences(rules: readonly Rule[]): KindSentence[] {
  const kindOfSay = new Map(rules.map(({ id, say }) => [id, KINDS[say] ?? 'body']));
  const one = (kind: MessageKind) => (text: string) => ({ turns: [text], kind });
  const demanded = (kind: MessageKind) => (text: string) => ({
    turns: [text],
    kind,
    weight: DEMANDED_WEIGHT,
  });
  const trained = readYamlFolder('training', (file) => [lists.parse(file)]);
  const cases = readCases().filter(({ say }) => say.length === 1);
  const spoken = conversations.parse(
    parse(readFileSync(path.join(import.meta.dirname, 'conversations.yaml'), 'utf8')),
  );
  return [
    ...rules
      .filter(({ policy }) => policy !== 'care' && policy !== 'calm')
      .flatMap(({ id, examples }) => examples.map(demanded(kindOfSay.get(id) ?? 'body'))),
    // Where a rule calms, its lookalikes are dangers, which other rules have among their examples.
    ...rules.flatMap(({ policy, examples, lookalikes }) =>
      (policy === 'calm' ? examples : lookalikes).map(demanded('ordinary')),
    ),
    ...trained.flatMap((list) => messageKinds.flatMap((kind) => (list[kind] ?? []).map(one(kind)))),
    ...readConversations(path.join(import.meta.dirname, 'sets')).flatMap(ofSet),
    ...cases
      .filter(({ rule }) => rule?.startsWith('emergency:'))
      .map(({ say, rule }) => demanded(KINDS[rule?.split(':')[1] ?? ''] ?? 'body')(say[0] ?? '')),
    ...cases.filter(isOrdinary).map(({ say }) => demanded('ordinary')(say[0] ?? '')),
    ...[...retrievalQuestions, ...writtenQuestions(MORE_OF_THE_SAME)].map(({ question }) =>
      one('ordinary')(question),
    ),
    ...shopTalk().map(demanded('ordinary')),
    ...spoken,
  ];
}

/**
 * 21,000 calm wordings more moved the reader along the same curve: 4 of 875 needless alarms fewer, and 3 of 360 dangers that were no longer
 * told to call first and alone. Left out.
 */
const MORE_OF_THE_SAME =
  /^(?:further-|of-(?:around-an-order|foods-and-kitchens|forms-and-words-of-labels|more-of-the-body)\.)/;

/** What people say to a store of its things: shop-talk.yaml, of one thing and of another. */
function shopTalk(): string[] {
  const { said, things } = readShopTalk();
  return said.flatMap((text, at) =>
    [0, 1].map((turn) => text.replaceAll('{x}', things[(at * 2 + turn) % things.length] ?? 'zinc')),
  );
}

/** A set says the level; the kind is what its topic makes of it. What may be either is left out. */
function ofSet({ turns, expect, topic }: Conversation): KindSentence[] {
  const grave = expect.includes('emergency') || expect.includes('possible');
  if (!grave) return [{ turns, kind: 'ordinary' }];
  if (expect.includes('open') || expect.includes('care')) return [];
  return [{ turns, kind: TOPICS.find(([pattern]) => pattern.test(topic))?.[1] ?? 'body' }];
}
const TOPICS: readonly (readonly [RegExp, MessageKind])[] = [
  [/suicid|self|goodbye|die|hopeless/i, 'self-harm'],
  [/violen|abuse|assault|harm (?:to|other)|hurt(?:ing)? (?:other|child|baby)|homicid/i, 'violence'],
  [
    /poison|overdos|swallow|too much|interact|drug|pill|pet|monoxide|gas|serotonin|mixture|medicine/i,
    'poison',
  ],
];

/** Cautions are no emergencies; a subject and reports of harm lie between. */
const isOrdinary = ({ plain, rule = '', answered }: ReturnType<typeof readCases>[number]) =>
  plain ||
  /^(?:harm\b(?!-)|interaction|group|medicine|stop-medicine)/.test(rule) ||
  (rule === '' && answered === false);
