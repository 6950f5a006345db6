import { globSync } from 'node:fs';
import { z } from 'zod';
import { readYaml } from '#platform/documents/read-yaml.ts';
import { projectRoot } from '#platform/project-root.ts';
import { measurementSchema, pressureSchema } from './measurement.schema.ts';

const PRESSURE = 'content/measurements/pressure.yaml';

/** What people are told of their blood, their heart and their weight in numbers. */
export const measurements = globSync('content/measurements/*.yaml', { cwd: projectRoot })
  .toSorted()
  .filter((file) => file !== PRESSURE)
  .flatMap((file) => readYaml(file, z.array(measurementSchema)));

/** What the two numbers of a cuff say. */
export const pressure = readYaml(PRESSURE, pressureSchema);
