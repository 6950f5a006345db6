import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenStore, StoreParts } from '#app/open-store.server.ts';
import { projectRoot } from './run-step.ts';

/** What app/server.ts exports, once it is built. */
export interface BuiltProgram {
  /** React Router's description of the routes and their files. */
  loadRoutes: () => Promise<unknown>;
  openStore: (parts: Omit<StoreParts, 'pages'>) => Promise<OpenStore>;
}

/** The built program's parts, without opening a store. Throws when nobody built it. */
export async function loadProgram(): Promise<BuiltProgram> {
  const file = path.join(projectRoot, 'build/server/index.js');
  if (!existsSync(file)) throw new Error('The store is not built: run "npm run build" first.');
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isProgram(loaded)) throw new Error('build/server is not the store: run "npm run build".');
  return loaded;
}

const isProgram = (loaded: unknown): loaded is BuiltProgram =>
  typeof loaded === 'object' && loaded !== null && 'loadRoutes' in loaded && 'openStore' in loaded;
