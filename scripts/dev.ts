import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createViteServer } from 'vite';
import { buildArt } from '#illustrations/publish/build-art.ts';
import { buildFonts } from './build-fonts.ts';
import type { Development } from '#app/open-store.server.ts';
import { projectRoot } from './run-step.ts';

/** `npm run dev`: the store from its sources, with hot reload over the store's own server. */
process.env['NODE_ENV'] = 'development';
await buildArt();
await buildFonts();
const server = createServer();
const vite = await createViteServer({
  root: projectRoot,
  appType: 'custom',
  configLoader: 'native',
  server: { middlewareMode: { server }, ws: { server } },
});
const program: unknown = await vite.ssrLoadModule('/app/server.ts');
if (!isProgram(program)) throw new Error('app/server.ts exports no runStore.');
await program.runStore({
  server,
  middleware: (request, response, next) => {
    vite.middlewares(request, response, next);
  },
});
// What the server opened with is not opened anew: the running store goes on with the code that it began with.
vite.watcher.on('change', (file) => {
  if (file.includes('.server.'))
    console.log(`${path.relative(projectRoot, file)} changed: start again to run it.`);
});
server.once('close', () => void vite.close());

interface Program {
  runStore(development: Development): Promise<void>;
}

function isProgram(loaded: unknown): loaded is Program {
  return typeof loaded === 'object' && loaded !== null && 'runStore' in loaded;
}
