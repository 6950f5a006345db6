import { describe, expect, it } from 'vitest';
import { conditionNames } from '../manifest/art-files.ts';
import { conditionArt, conditionInks, conditionStyleSheet } from './condition.ts';
import { contrast } from './core.ts';

it('keeps the style sheet of the condition cards in step with the drawings', async () => {
  await expect(conditionStyleSheet()).toMatchFileSnapshot('../manifest/condition-inks.css');
});

describe.each(conditionNames)('%s', (name) => {
  it('has words that read on its ground, by day and on dark', () => {
    expect(contrast(conditionInks(name).deep, conditionInks(name).ground)).toBeGreaterThanOrEqual(7);
    expect(contrast('#fff7e8', conditionInks(name, true).ground)).toBeGreaterThanOrEqual(7);
  });

  it('has lines that stand out from its ground, by day and on dark', () => {
    for (const dark of [false, true]) {
      const { line, ground } = conditionInks(name, dark);
      expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('is drawn differently on dark', () => {
    expect(conditionArt(name, { dark: true })).not.toBe(conditionArt(name));
  });
});
