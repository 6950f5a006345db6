import { runStore } from './server.ts';

/** What `npm start` runs. */
await runStore();
