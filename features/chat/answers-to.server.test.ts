import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { onOneDatabase } from '#tests/support/databases.ts';
import { ask, makeAssistant, makePassage } from '#tests/support/make-assistant.ts';
import { makeProduct } from '#tests/support/make-product.ts';

const multi = makeProduct({
  title: 'Sister Daily Multivitamin',
  handle: 'sister-daily',
  description: 'Iron and folate for women.',
  questions: [],
});
const share = makePassage({ question: 'Can we share one?', answer: 'The main difference is iron.' });

onOneDatabase('what a product is about', (open) => {
  const replyTo = async (message: string) => {
    const assistant = makeAssistant(await open(), {
      products: [multi],
      knowledge: {
        find: () => Promise.resolve({ passages: [], fit: 'unknown' as const }),
        entriesOf: () => Promise.resolve([{ slug: 'share', passage: share }]),
      },
      topicsOf: () => [{ topic: 'product-shelf', likelihood: 0.9 }],
      entriesLike: () => ['share'],
      likenessOf: (_, sentences) => sentences.map(() => 0.5),
      asksOf: Object.assign(
        (_: string, questions: readonly string[]) =>
          questions.map(() => ({ question: 0.5, worded: 0.5, likeWorded: 0.5 })),
        {
          pieceByPiece: (_: string, questions: readonly string[]) =>
            questions.map(() => ({ ofMessage: 0.5, ofQuestion: 0.5 })),
        },
      ),
    });
    const sessionId = randomUUID();
    await ask(assistant, { sessionId, message: 'sister daily' });
    return (await ask(assistant, { sessionId, message })).text;
  };

  test('is no answer to who asks something of it without its own name: what was perhaps asked is told', async () => {
    const reply = await replyTo('is that multivitamin for a husband too');
    expect(reply).toContain('I think you mean “Can we share one?”');
    expect(reply).toContain('The main difference is iron.');
  });

  test('is told to who asks for it', async () => {
    expect(await replyTo('what is sister daily about')).toContain('Iron and folate for women.');
  });
});
