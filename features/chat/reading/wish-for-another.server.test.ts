import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { readMessage } from './read-message.server.ts';

const products = [makeProduct({ title: 'Mama Prenatal', handle: 'mama-prenatal' })];
const said = (role: Turn['role'], content: string, shown: string[] = [], knowledge: string[] = []): Turn => ({
  role,
  content,
  evidence: role === 'assistant' ? { knowledge, products: shown } : null,
});
const read = (message: string, history: Turn[]) => readMessage({ message, history, products, inView: [] });

test('"and for my husband?" behind facts of a product wishes for the same again, as if it had been for a man', () => {
  const history = [
    said('user', 'Which one do you have for a woman of 62, for strength?'),
    said('assistant', 'In our shop: …', ['mama-prenatal']),
    said('user', 'Is there iron inside it?'),
    said('assistant', 'Yes.', ['mama-prenatal']),
  ];
  const again = read('And for my husband?', history);
  expect(again.ask.kind).toBe('shelf');
  expect(again.query).toMatch(/for a man \s*, for strength\? And for my husband/);
  // Behind an answer about a thing it asks for that.
  const ofThing = [...history.slice(0, -1), said('assistant', 'Iron is …', [], ['iron'])];
  expect(read('And for my husband?', ofThing).ask.kind).toBe('question');
});
