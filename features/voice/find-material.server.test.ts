import { expect, test } from 'vitest';
import { createLogger } from '#platform/log/logger.server.ts';
import { entriesOfFirstKnowledge } from '#tests/support/entries-of-first-knowledge.ts';
import { noCare } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { findMaterial, type MaterialParts } from './find-material.server.ts';

const { asksOf, entriesLike, likenessOf, topicsOf } = sharedUnderstanding();

function parts(): { parts: MaterialParts; counted: string[] } {
  const counted: string[] = [];
  return {
    counted,
    parts: {
      knowledge: {
        find: () => Promise.resolve({ passages: [], fit: 'unknown' }),
        entriesOf: entriesOfFirstKnowledge,
        noteFound: (id) => Promise.resolve(void counted.push(id)),
      },
      topicsOf,
      likenessOf,
      asksOf,
      entriesLike,
      catalog: { listProducts: () => Promise.resolve([]) },
      log: createLogger('silent'),
    },
  };
}

test('what is spoken goes on about what was said before', async () => {
  const { parts: some, counted } = parts();
  const asked = { question: 'milk thistle any good', care: noCare };
  const inTalk = await findMaterial(some, { ...asked, earlier: ['They found early cirrhosis on my scan'] });
  expect(inTalk.text).toContain('Is milk thistle good for a sick liver?');
  expect(counted).toHaveLength(1);
  const alone = await findMaterial(some, { ...asked, earlier: [] });
  expect(alone.text).not.toContain('Is milk thistle good for a sick liver?');
});
