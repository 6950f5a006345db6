import { readYaml } from '#platform/documents/read-yaml.ts';
import { knowledgeFile, knowledgePlaceholders } from '../knowledge-file.schema.ts';
import type { KnowledgeTemplate } from './knowledge-entry.ts';

/** What the assistant knows on the first day, as it is written: facts of the store stand in braces. */
export const knowledgeTemplates: readonly KnowledgeTemplate[] = [
  'health-goals',
  'vitamins',
  'minerals',
  'herbs',
  'foods-and-nutrients',
  'using-supplements',
  'ask-first',
  'orders-and-shipping',
  'using-the-store',
  'the-store-itself',
  'numbers-and-signs',
  'womens-health',
  'mens-health-and-training',
  'skin-and-hair',
  'everyday-complaints',
  'ways-of-eating',
  'more-ingredients',
  'asking-the-store',
  'nutrition-basics',
  'more-body-questions',
  'taking-supplements',
  'after-ordering',
  'beside-medicine',
  'family-and-customs',
  'foods-and-kitchens',
  'more-of-the-body',
  'forms-and-words-of-labels',
  'around-an-order',
  'daily-life',
].flatMap((name) => readYaml(`content/knowledge/${name}.yaml`, knowledgeFile, knowledgePlaceholders));
