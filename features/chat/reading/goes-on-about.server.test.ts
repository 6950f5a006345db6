import { expect, test } from 'vitest';
import { makePassage } from '#tests/support/make-assistant.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { goesOnAbout } from './goes-on-about.server.ts';
import { readMessage } from './read-message.server.ts';

const ginger = makePassage({
  id: 'ginger',
  question: 'What is ginger good for?',
  answer:
    'Ginger may help support a settled stomach. Larger amounts can cause heartburn and gas. Ask first with a blood thinner.',
  category: 'Herbs',
});
const history: Turn[] = [
  { role: 'user', content: 'Is ginger tea good for nausea', evidence: null },
  { role: 'assistant', content: 'Ginger may …', evidence: { knowledge: ['ginger'], products: [] } },
];
const goesOn = (message: string, likelihood = 0.3, passage = ginger) =>
  goesOnAbout(
    {
      likenessOf: (_, sentences) => sentences.map(() => 0),
      knowledge: { entry: () => Promise.resolve(passage), entriesOf: never, find: never, noteFound: never },
    },
    {
      message,
      history,
      topics: [{ topic: 'caffeine', likelihood }],
      reading: readMessage({ message, history, products: [], inView: [] }),
    },
  );
const never = () => Promise.reject(new Error('asked'));

test('what names no thing of its own is asked of the thing that was told of before', async () => {
  expect(await goesOn('how many cups is too many')).toMatchObject({ id: ginger.id });
  expect(await goesOn('any side effects')).toMatchObject({ id: ginger.id });
});

test('what names another thing, is clearly something else, or is not said there is not', async () => {
  expect(await goesOn('how much magnesium is too much')).toBeUndefined();
  expect(await goesOn('how many cups is too many', 0.8)).toBeUndefined();
  expect(await goesOn('what color is the root')).toBeUndefined();
});

test('an answer about the store is no thing that one goes on about', async () => {
  const store = makePassage({ ...ginger, category: 'Orders and shipping' });
  expect(await goesOn('how many cups is too many', 0.3, store)).toBeUndefined();
});
