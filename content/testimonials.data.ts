import { z } from 'zod';
import { readYaml } from '#platform/documents/read-yaml.ts';
import { conditionTitle, portrait, words } from './document.schema.ts';

const testimonial = z.strictObject({
  /** Also the portrait of this voice. */
  id: portrait,
  name: words,
  age: z.int().min(18),
  condition: conditionTitle,
  rating: z.union([z.literal(4), z.literal(5)]),
  text: words,
  location: words,
});

export type Testimonial = z.infer<typeof testimonial>;

/**
 * The forty voices of the home page (docs/product/home.md).
 *
 * SAMPLE CONTENT: nobody said this. It is on with the demo catalogue and off with a live shop; the switch is 'testimonials' of
 * sample-content.ts. An owner replaces them by words that customers gave with their consent. What anybody says here has to be
 * something the store itself may say: habit, taste, ease and service, never what happened to a disease or a measurement.
 */
export const testimonials: readonly Testimonial[] = readYaml(
  'content/testimonials.yaml',
  z.array(testimonial),
);
