import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

/**
 * What stands between the store and somebody outside of it: `open` passes everything on; `slow` does so in crumbs; `silent` takes what is sent and
 * answers nothing; `cut` ends a connection after its first bytes; `wrong` answers with noise; `gone` takes no connection.
 */
export type Fault = 'open' | 'slow' | 'silent' | 'cut' | 'wrong' | 'gone';

/** Of a slow line: so many bytes in so many milliseconds. */
const CRUMB_BYTES = 48;
const CRUMB_MS = 2;

export interface FaultProxy {
  port: number;
  /** Ends what is under way, and treats the next connections so. */
  become(fault: Fault): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy on this machine in front of `target`, with faults to choose from. */
export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  let fault: Fault = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (fault === 'wrong') client.end('\u0015\u0003\u0001 nothing that anybody understands\r\n');
    if (fault === 'silent') client.resume();
    if (fault !== 'open' && fault !== 'slow' && fault !== 'cut') return;
    const server = connect(target);
    keep(server);
    client.pipe(server);
    if (fault === 'open') server.pipe(client);
    else if (fault === 'slow') server.pipe(inCrumbs()).pipe(client);
    else
      server.once('data', (bytes: Buffer) => {
        client.write(bytes.subarray(0, 3), () => client.destroy());
        server.destroy();
      });
    // What is still on its way in crumbs arrives first.
    if (fault !== 'slow') server.once('close', () => client.destroy());
    client.once('close', () => server.destroy());
  });
  const port = await listen(server, 0);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    async become(next) {
      if (fault === 'gone' && next !== 'gone') await listen(server, port);
      if (fault !== 'gone' && next === 'gone') await shut(server, drop);
      fault = next;
      drop();
    },
    close: () => (fault === 'gone' ? Promise.resolve() : shut(server, drop)),
  };
}

/** Passes bytes on a few at a time, as a line that is nearly down does. */
const inCrumbs = () =>
  new Transform({
    transform(bytes: Buffer, _encoding, done) {
      const next = (from: number) => {
        if (from >= bytes.length) return done();
        this.push(bytes.subarray(from, from + CRUMB_BYTES));
        setTimeout(() => next(from + CRUMB_BYTES), CRUMB_MS);
      };
      next(0);
    },
  });

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address: string | AddressInfo | null = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const shut = (server: Server, drop: () => void): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    drop();
  });
