import { expect, test } from 'vitest';
import { talkOf } from './talk-of.server.ts';

test('who takes leave or thanks is answered so, and not where a question stands', () => {
  expect(talkOf('talk-goodbye', 'im good then', false)).toBe('goodbye');
  expect(talkOf('talk-goodbye', 'so im good then', true)).toBeUndefined();
  expect(talkOf('talk-thanks', 'bless you', false)).toBe('thanks');
  expect(talkOf('talk-thanks', 'bless you and the powder too', true)).toBeUndefined();
  expect(talkOf('talk-thanks', 'thank you which of those two is for nails', false)).toBeUndefined();
});

test('how somebody is doing is asked by a greeting', () => {
  expect(talkOf('talk-greeting', 'hey how are you doing', true)).toBe('greeting');
  expect(talkOf('talk-greeting', 'hey which tea is for sleep', true)).toBeUndefined();
  expect(talkOf('talk-greeting', 'good morning this a real person', true)).toBeUndefined();
  expect(talkOf('talk-greeting', 'good morning to the whole house', false)).toBe('greeting');
  expect(talkOf(undefined, 'hey', false)).toBeUndefined();
});

test('a question that is cut short asks of no well-being', () => {
  expect(talkOf('talk-greeting', 'so what do', false)).toBeUndefined();
  expect(talkOf('talk-greeting', 'hey what are you up to', false)).toBe('greeting');
});
