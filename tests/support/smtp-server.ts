import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What the mail server says to each recipient it is told of: undefined takes the mail. */
type Verdict = (recipient: string) => { code: number } | 'hang up' | undefined;

/** A mail server on this machine, and what it took. `whole` hears of each mail that has come in whole; it is taken when that resolves. */
export async function startSmtp(verdict: Verdict, whole: () => Promise<void> = () => Promise.resolve()) {
  const received: { to: string; raw: string }[] = [];
  let attempts = 0;
  let mostConnections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      mostConnections = Math.max(mostConnections, server.connections.size);
      done();
    },
    onRcptTo({ address }, _session, done) {
      attempts += 1;
      const answer = verdict(address);
      if (answer === 'hang up') {
        // The connection ends in the middle of a word, as it does when a server is restarted.
        for (const connection of server.connections) connection.close();
        return;
      }
      done(
        answer
          ? Object.assign(new Error(`<${address}> is not here`), { responseCode: answer.code })
          : undefined,
      );
    },
    onData(stream, session, done) {
      const take = async () => {
        const raw = await text(stream);
        try {
          await whole();
        } catch (cause) {
          done(new Error('This mail is not taken.', { cause }));
          return;
        }
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw });
        done();
      };
      void take();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    /** At once, so far. */
    mostConnections: () => mostConnections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function addressOf(server: SMTPServer): AddressInfo {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return address;
}
