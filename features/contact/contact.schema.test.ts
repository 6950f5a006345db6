import { expect, test } from 'vitest';
import { checkContactForm } from './contact.schema.ts';

const topics = ['order', 'other'];
const good = {
  name: ' Ada Brown ',
  email: ' Ada@Example.com ',
  topic: 'order',
  order: ' #1001 ',
  message: ' Where is it?\nIt was due on Monday. ',
};

test('a good form comes out trimmed, the message with its lines', () => {
  expect(checkContactForm(good, topics)).toEqual({
    ok: true,
    form: {
      name: 'Ada Brown',
      email: 'Ada@Example.com',
      topic: 'order',
      order: '#1001',
      message: 'Where is it?\nIt was due on Monday.',
    },
  });
});

test('the order number may be absent', () => {
  const { order: _order, ...rest } = good;
  expect(checkContactForm(rest, topics)).toMatchObject({ ok: true, form: { order: '' } });
});

test.each([
  ['name', '  ', /your name/],
  ['name', 'Ada\r\nBcc: x@y.co', /one line/],
  ['email', 'ada', /email address/],
  ['email', 'a@b.co\nBcc: x@y.co', /email address/],
  ['topic', '', /Choose/],
  ['topic', 'hacking', /Choose/],
  ['order', 'x'.repeat(41), /at most 40/],
  ['order', '#1\n2', /one line/],
  ['message', ' \n ', /Write your message/],
  ['message', 'x'.repeat(4001), /at most 4000/],
  ['message', 'a\u0000b', /plain text/],
])('a bad %s (%j) is named, and only it', (field, value, message) => {
  const result = checkContactForm({ ...good, [field]: value }, topics);
  if (result.ok) throw new Error('this form is bad');
  expect(Object.keys(result.fieldErrors)).toEqual([field]);
  expect(Object.values(result.fieldErrors)[0]).toMatch(message);
});

test.each([undefined, null, 'text', 7, []])('%j is no form', (input) => {
  expect(checkContactForm(input, topics)).toMatchObject({ ok: false });
});
