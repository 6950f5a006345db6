import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Fit, Passage } from '#features/knowledge/passage.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { ask, makeAssistant, makePassage } from '#tests/support/make-assistant.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { chatMessages } from './chat.table.server.ts';

const magnesium = makePassage({ category: 'ask-first' });
/** What 'yes' may bring products for. */
const mineral = makePassage();
const products = [
  makeProduct({
    title: 'Magnesium Glycinate',
    handle: 'magnesium-glycinate',
    description:
      'Gentle magnesium. Supplement Facts. Serving size: 2 capsules. Servings per container: 30. Magnesium 200 mg 48%. Other ingredients: rice.',
    price: '19.99',
  }),
];

/** The same entry, as sure as a test wants, but found for certain by its own words. */
const knowing = (fit: Fit, passage: Passage) => ({
  find: (question: string) =>
    Promise.resolve({ passages: [passage], fit: question === passage.question ? ('sure' as const) : fit }),
});

forEachDatabase('three answers of retrieval', (open) => {
  const talk = async (fit: Fit, ...messages: string[]) => {
    const assistant = makeAssistant(await open(), {
      products,
      knowledge: knowing(fit, fit === 'likely' ? mineral : magnesium),
    });
    const sessionId = randomUUID();
    const replies = [];
    for (const message of messages) replies.push(await ask(assistant, { sessionId, message }));
    return replies;
  };
  const evidenceOf = async (id: string | undefined) =>
    (await (await open()).select().from(chatMessages)).find((row) => row.id === id)?.evidence;

  test('what is only likely is told as what was perhaps meant, without products', async () => {
    const [reply] = await talk('likely', 'what helps jumpy legs in a theater');
    expect(reply?.text).toContain('I think you mean “What does magnesium do?”');
    expect(reply?.text).toContain('Magnesium helps support muscles.');
    expect(reply?.text).toContain('Is that what you meant?');
    expect(reply?.text).not.toContain('/product/');
    expect(await evidenceOf(reply?.messageId)).toMatchObject({
      knowledge: ['magnesium'],
      offered: { id: 'magnesium', question: 'What does magnesium do?' },
      missed: 'likely',
    });
  });

  test('"yes" to it brings what goes with it, and does not tell it again', async () => {
    const [, reply] = await talk('likely', 'what helps jumpy legs in a theater', 'yes that one');
    expect(reply?.text).toContain('[Magnesium Glycinate](/product/magnesium-glycinate)');
    expect(reply?.text).not.toContain('helps support muscles');
    expect(await evidenceOf(reply?.messageId)).not.toHaveProperty('missed');
  });

  test('"no" to it asks for other words', async () => {
    const [, reply] = await talk('likely', 'what helps jumpy legs in a theater', 'nah');
    expect(reply?.text).toContain('I misread you');
    expect(reply?.text).not.toContain('Magnesium');
  });

  test('"yes" to the nearest question that has an answer gets that answer', async () => {
    const [unknown, reply] = await talk('unknown', 'who discovered magnesium in the sea', 'yeah tell me');
    expect(unknown?.text).toContain('The nearest thing I can answer is “What does magnesium do?”');
    expect(await evidenceOf(unknown?.messageId)).toMatchObject({
      missed: 'unknown',
      offered: { id: 'magnesium' },
    });
    expect(reply?.text).toContain('Magnesium helps support muscles.');
  });

  test('what begins with yes or no and asks for something is a question of its own', async () => {
    const [, reply] = await talk(
      'likely',
      'what helps jumpy legs in a theater',
      'no I mean how tall it grows',
    );
    expect(reply?.text).toContain('I think you mean');
  });
});
