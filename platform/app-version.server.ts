import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from './project-root.ts';

/** Of the store's program, as package.json and the changelog name it. */
export const appVersion: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'))).version;
