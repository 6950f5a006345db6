import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSituation } from '#assistant/situation.ts';
import { createEmbeddedEngine } from '#features/chat/embedded/embedded-engine.server.ts';
import { whyNot } from '#features/chat/products/why-not.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { projectRoot } from '#platform/project-root.ts';
import { onOneDatabaseOf } from '../support/databases.ts';
import { isTaken, TEST_SHARE } from '../support/test-share.ts';
import { sharedUnderstanding } from '../support/shared-understanding.ts';
import { readConversations } from './evaluate-sets.ts';
import { type Evaluation, openEvaluation } from './evaluated-assistant.ts';

/**
 * No reply to any conversation that we have names a product that its label keeps from whoever asks. Failures say ids only: the held-out set is
 * not read. The cases are looked at where they are answered anyway, in evaluation.test.ts.
 */

interface Said {
  id: string;
  turns: readonly string[];
  forbidden: readonly string[];
}

/** Handles that a set itself forbids. */
const forbiddenBy = (one: Record<string, unknown>): string[] => {
  const listed = one['forbid_products'];
  return Array.isArray(listed) ? listed.filter((handle) => typeof handle === 'string') : [];
};
export const fromFolder = (name: string): Said[] =>
  readConversations(path.join(projectRoot, 'tests/evaluation', name)).map((one) => ({
    id: `${name}/${one.id}`,
    turns: one.turns,
    forbidden: forbiddenBy(one),
  }));

/** The same again by words alone, so that it can disagree with how situations and labels are read. */
const PLAIN: readonly (readonly [RegExp, RegExp])[] = [
  [/\ballergic to (?:\w+ ){0,3}(?:shellfish|shrimp|crab)|(?:shellfish|shrimp) allergy/i, /shellfish|shrimp/i],
  [/\ballergic to (?:\w+ ){0,3}fish\b|\bfish allergy/i, /\bfish\b/i],
  [/\b(?:i take|i'm on|im on|on) (?:warfarin|coumadin)\b/i, /warfarin|blood thin/i],
  [
    /\b(?:i am|i'm|im) (?:\d+ \w+ )?pregnant\b/i,
    /(?:not|do not) (?:take|drink) it while pregnant|pregnant or nursing/i,
  ],
  [/\b(?:kidney|liver|heart) transplant\b/i, /./],
];

/** The products that are not for whoever says this. Where there is none, no reply can be wrong. */
export function keptFrom({ turns, forbidden }: Omit<Said, 'id'>, products: readonly Product[]): Product[] {
  const { readTurn } = sharedUnderstanding();
  const situation = readSituation(readTurn(turns.map((text) => ({ from: 'visitor', text }))));
  const labels = PLAIN.filter(([said]) => turns.some((text) => said.test(text))).map(([, label]) => label);
  return products.filter(
    (product) =>
      forbidden.includes(product.handle) ||
      whyNot(product, { situation, avoid: [] }) !== undefined ||
      labels.some((label) => label.test(product.description)),
  );
}

/** What a reply names of them. */
export const namedOf = (kept: readonly Product[], reply: string): string[] =>
  kept.map(({ handle }) => handle).filter((handle) => reply.includes(`](/product/${handle})`));

/**
 * The tests of one part of the conversations. They lie in files of their own, so that no worker has all of them to read.
 * @param atLeast so many of them keep something from somebody
 */
export function testLabelsForbid(name: string, conversations: readonly Said[], atLeast: number): void {
  onOneDatabaseOf('first knowledge', `labels that forbid, ${name}`, (open) => {
    let evaluation: Evaluation;
    beforeAll(async () => {
      evaluation = await openEvaluation(await open());
    }, 120_000);
    afterAll(() => evaluation.close());

    test('are kept in every conversation', async () => {
      const wrong: string[] = [];
      let asked = 0;
      for (const said of conversations.filter((_, place) => isTaken(place))) {
        const kept = keptFrom(said, evaluation.products);
        if (kept.length === 0) continue;
        asked += 1;
        const { reply } = await evaluation.converse(createEmbeddedEngine(), said.turns);
        wrong.push(...namedOf(kept, reply).map((handle) => `${said.id}: ${handle}`));
      }
      expect(wrong).toEqual([]);
      expect(asked).toBeGreaterThan(atLeast / TEST_SHARE);
    }, 600_000);

    test('there is enough to look at', () => expect(conversations.length).toBeGreaterThan(1000));
  });
}
