import { z } from 'zod';
import { readYaml } from '#platform/documents/read-yaml.ts';
import { conditionTitle, portrait, words } from './document.schema.ts';

const successStory = z.strictObject({
  name: words,
  location: words,
  condition: conditionTitle,
  /** 60 to 110 words. */
  story: words,
  portrait,
  /** Stand in for the portrait while it loads, or when it does not. */
  initials: words,
  timeframe: words,
});

export type SuccessStory = z.infer<typeof successStory>;

/**
 * The stories of the community page (docs/product/community.md).
 *
 * SAMPLE CONTENT: nobody lived this. It is on with the demo catalogue and off with a live shop; the switch is 'successStories'
 * of sample-content.ts. The people are six of the voices of testimonials.yaml, with their portraits. Real stories need the
 * consent of who tells them, and may say no more than the store itself may: a story about a disease is a claim about it.
 */
export const successStories: readonly SuccessStory[] = readYaml(
  'content/success-stories.yaml',
  z.array(successStory),
);
