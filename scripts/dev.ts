import { buildArt } from '#illustrations/publish/build-art.ts';

/** `npm run dev`: the store from its sources, with hot reload. */
process.env['NODE_ENV'] = 'development';
await buildArt();
await import('../server/main.ts');
