import type { RenderStoreMail } from '#features/mail/mail-service.server.ts';
import type { Services } from '#features/services.ts';

/** Renders one request: a page, or a page's data. */
export type RenderPage = (
  request: Request,
  services: Services,
  asked: { address: string; requestId: string; route: string },
) => Promise<Response>;

/** What React draws for the server: pages, and the mails whose templates are React as well. */
export interface Pages {
  /** Addresses of pages, such as `/product/:handle`. */
  patterns: readonly string[];
  render: RenderPage;
  renderMail: RenderStoreMail;
}
