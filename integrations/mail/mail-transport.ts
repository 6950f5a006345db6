/** A mail on its way out. Addresses and headers are single lines. */
export interface OutgoingMail {
  /** The same for each try, so that a mail that was sent twice can be known as one. */
  id: string;
  to: string;
  /** Where an answer goes, when not to the store. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** Takes mails out of the store. */
export interface MailTransport {
  /** Resolves once the mail is taken. Throws MailRefusedError when no further try can help, anything else when one can. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** This mail will never be taken: its address does not exist, or its head is forged. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /** The server knows no such address: no other mail will reach it either. */
  readonly ofAddress: boolean;

  constructor(message: string, { ofAddress = false, cause }: { ofAddress?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.ofAddress = ofAddress;
  }
}

/** Refuses a mail in whose head something would begin a header of its own (RFC 5322: a header ends with its line). */
export function refuseForgedHead(mail: OutgoingMail): void {
  const head = { to: mail.to, 'reply-to': mail.replyTo ?? '', subject: mail.subject, ...mail.headers };
  for (const [name, value] of Object.entries(head)) {
    if (/[\r\n\0]/.test(value) || !/^[!-9;-~]+$/.test(name))
      throw new MailRefusedError(`The header ${JSON.stringify(name)} is not one line.`);
  }
}
