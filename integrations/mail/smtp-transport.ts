import { createTransport } from 'nodemailer';
import {
  MailRefusedError,
  type MailTransport,
  type OutgoingMail,
  refuseForgedHead,
} from './mail-transport.ts';

/** A mail server that says nothing for so long is down for now, in milliseconds. */
const SILENCE_MS = 15_000;
/** At once, to one mail server. */
const CONNECTIONS = 5;
/** Mails a second, where the owner says nothing. */
const RATE = 100;

interface SmtpOptions {
  /** smtp://user:password@host:port or smtps://… */
  url: string;
  /** 'BioLife <hello@example.com>' or a bare address. */
  from: string;
  /** Mails a second, for providers that allow fewer. */
  rate?: number | undefined;
  /** In milliseconds. */
  silence?: number;
}

/** Any SMTP server. A 5xx answer is for good, anything else is worth another try. */
export function createSmtpTransport({
  url,
  from,
  rate = RATE,
  silence = SILENCE_MS,
}: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    // Whether a mail is tried again is not this client's to say.
    maxRequeues: 0,
    // Each connection takes its first mail before the rate counts it: more of them than mails a second would break the promise.
    maxConnections: Math.max(1, Math.min(CONNECTIONS, rate)),
    rateDelta: 1000,
    rateLimit: rate,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    // Only what we hand over is sent: no file and no address is read on a mail's word.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(mail: OutgoingMail) {
      refuseForgedHead(mail);
      const { id, to, replyTo, subject, html, text, headers } = mail;
      try {
        await transport.sendMail({
          from,
          // As an object: nothing in it is read as a list of addresses.
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          headers,
          messageId: `<${id}@${domain}>`,
        });
      } catch (error) {
        if (isRefusal(error))
          throw new MailRefusedError(error.message, { cause: error, ofAddress: isOfAddress(error) });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Refused at the recipient's name (RFC 5321). 5.7 is a rule of the server against the sender, and says nothing of the address. */
const isOfAddress = (error: Error) =>
  'command' in error && error.command === 'RCPT TO' && !/\b5\.7\.\d/.test(error.message);

/** 5xx: the server says that trying again is of no use (RFC 5321). 535 is a wrong password, which the owner mends. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    error.responseCode !== 535
  );
}
