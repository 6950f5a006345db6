import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface RecordingProxy {
  url: string;
  /** All that was sent to the target, to the letter: request lines, headers and bodies. */
  sent: () => string;
  close: () => Promise<void>;
}

/** Stands before a store as whoever keeps logs does, and writes down every byte that browsers send. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const chunks: Buffer[] = [];
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    const store = connect({ host: hostname, port: Number(port) });
    keep(client, store);
    keep(store, client);
    client.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    client.pipe(store).pipe(client);
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  return {
    url: `http://${hostname}:${portOf(server.address())}`,
    sent: () => Buffer.concat(chunks).toString('latin1'),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port.');
  return address.port;
}
