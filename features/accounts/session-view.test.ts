import { expect, test } from 'vitest';
import { readSessionView } from './session-view.ts';

test('an answer is read as it was sent', () => {
  expect(readSessionView({ viewer: null })).toEqual({ viewer: null });
  const view = {
    viewer: { email: 'ada@example.com', emailVerified: true, isAdmin: false },
    validFor: 600,
    needsRefresh: false,
  };
  expect(readSessionView(view)).toEqual(view);
});

test('anything else is no answer, and only the word true makes an administrator', () => {
  for (const sent of [undefined, 'no', [], {}, { viewer: {} }, { viewer: { email: 'a@b.c' } }])
    expect(readSessionView(sent)).toBeUndefined();
  expect(readSessionView({ viewer: { email: 'a@b.c', isAdmin: 'yes' }, validFor: 1 })).toMatchObject({
    viewer: { isAdmin: false, emailVerified: false },
  });
});
