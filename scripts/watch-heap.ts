import { z } from 'zod';

/** Node's own debugger, by its protocol: asks a running process for its memory after a collection, without a word of it in the store. */

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const answer = z.object({ id: z.number().optional(), result: z.unknown() });
const memory = z.object({
  result: z.object({ value: z.object({ heapUsed: z.number(), external: z.number(), rss: z.number() }) }),
});

export interface Memory {
  /** Of JavaScript, after a forced collection; megabytes, as the others. */
  heap: number;
  external: number;
  rss: number;
}

const MEGABYTE = 1024 * 1024;

/** Connects to a process that was started with `--inspect=127.0.0.1:port`. */
export async function watchHeap(port: number): Promise<{ measure(): Promise<Memory>; close(): void }> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = targets.parse(await listed.json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('The debugger takes no connection.')), {
      once: true,
    });
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = answer.parse(JSON.parse(String(data)));
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let asked = 0;
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  return {
    async measure() {
      // What the first pass frees holds what the second one can.
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      const said = await ask('Runtime.evaluate', {
        expression: 'process.memoryUsage()',
        returnByValue: true,
      });
      const { heapUsed, external, rss } = memory.parse(said).result.value;
      return { heap: heapUsed / MEGABYTE, external: external / MEGABYTE, rss: rss / MEGABYTE };
    },
    close: () => socket.close(),
  };
}
