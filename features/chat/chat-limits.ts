/** What the assistant takes in (docs/security.md). Shared by the panel and the server; no schema here, so that the panel stays small. */

/** Characters of one message. */
export const MAX_MESSAGE_LENGTH = 2000;
/** Product descriptions are cut to this before an engine sees them (docs/product/chat.md#model). */
export const PRODUCT_DESCRIPTION_LENGTH = 200;
/** Characters of a mail's note, in the sender's own words (docs/product/mail.md#for-strangers). */
export const MAX_NOTE_LENGTH = 500;
