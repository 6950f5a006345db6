import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedEngine } from '#features/chat/embedded/embedded-engine.server.ts';
import { onOneDatabase } from '../support/databases.ts';
import { type Evaluation, openEvaluation } from './evaluated-assistant.ts';

/** What asks something of knowledge, though a product, a label or an entry has a word of it: what the last reply says, and does not say. */
const talks: readonly (readonly [talk: string, says: RegExp, saysNot: RegExp])[] = [
  [
    'is elderberry good for kids when flu going around the school || and my 8 month old can she have it too',
    /elderberry has been studied/,
    /nothing in our shop/,
  ],
  ['lysine for cold sores how much a day', /^Studies of lysine/, /Canker sores are not catching/],
  [
    'is valerian ok with the blood pressure pill I take, losartan',
    /ask your pharmacist about valerian/,
    /lists no valerian/,
  ],
  [
    'my daughter is fourteen and eats no meat. Which plant foods have enough iron for her',
    /beans|lentil|cereal/,
    /nothing in our shop/,
  ],
  [
    'is coffee good for the liver for real || how many cups and do it matter if I put all that creamer in it',
    /^As I said: Two to three cups of plain coffee/,
    /\/product\//,
  ],
];

onOneDatabase('what is asked beside products', (open) => {
  let evaluation: Evaluation;
  beforeAll(async () => {
    evaluation = await openEvaluation(await open());
  }, 120_000);
  afterAll(() => evaluation.close());

  test.each(talks)('%s', async (talk, says, saysNot) => {
    const { replies } = await evaluation.converse(createEmbeddedEngine(), talk.split(' || '));
    const reply = replies.at(-1) ?? '';
    expect(reply).toMatch(says);
    expect(reply).not.toMatch(saysNot);
  });
});
