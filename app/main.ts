import { restartWithLessMemory } from './restart-with-less-memory.server.ts';

/** What `npm start` runs. */
restartWithLessMemory();
const { runStore } = await import('./server.ts');
await runStore();
