import { z } from 'zod';
import { readYaml } from '#platform/documents/read-yaml.ts';
import type { Source } from './condition-types.ts';

const source = z.strictObject({ title: z.string().min(1), publisher: z.string().min(1), url: z.url() });

/** Every page of a public health body that the condition and learn pages rest on, by the name that they call it. */
export const healthSources: Readonly<Record<string, Source>> = readYaml(
  'content/health-sources.yaml',
  z.record(z.string(), source),
);
