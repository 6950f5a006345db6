import { startStore } from '../../../scripts/store-process.ts';

/** Starts the one store that most journeys share, and ends it after the last of them. */
export default async function startSharedStore(): Promise<() => Promise<void>> {
  const store = await startStore();
  // Read by the `baseURL` fixture in the workers, which inherit this environment.
  process.env['SHARED_STORE_URL'] = store.url;
  // For commands that an owner would give on the store's machine.
  process.env['SHARED_STORE_DATA'] = store.dataDir;
  return async () => {
    const code = await store.stop();
    if (code !== 0) throw new Error(`The shared store ended with ${code}.\n${store.output()}`);
  };
}
