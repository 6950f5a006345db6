import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createServer } from 'node:tls';
import { localhostCertificate } from './localhost-certificate.ts';

/** Has Chromium trust who holds the certificate, under any name, and nothing else that it would not. */
export const trustProxy = `--ignore-certificate-errors-spki-list=${createHash('sha256')
  .update(new X509Certificate(localhostCertificate.cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64')}`;

/** What stands in front of every real shop: it ends TLS and passes on what is inside, so that the store hears http. */
export async function startTlsProxy() {
  let target = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    return socket;
  };
  const server = createServer(localhostCertificate, (visitor) => {
    const store = keep(connect(target, '127.0.0.1'));
    keep(visitor).pipe(store).pipe(visitor);
    // Whoever goes away first takes the other along.
    visitor.once('close', () => store.destroy()).on('error', () => store.destroy());
    store.once('close', () => visitor.end()).on('error', () => visitor.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    /** What visitors type. */
    url: `https://localhost:${port}`,
    /** The store can be told of its address before it is there. */
    passTo(storePort: number) {
      target = storePort;
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
}
