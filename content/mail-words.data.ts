import { z } from 'zod';
import { readYaml } from '#platform/documents/read-yaml.ts';
import { words } from './document.schema.ts';
import { type MailId, mailFacts } from './mail-facts.ts';

const BRACES = /\{(\w+)\}/g;

/** Only what is known when this mail is written can be filled in. */
const textWith = (known: readonly string[]) =>
  words.superRefine((text, context) => {
    for (const [braces, name = ''] of text.matchAll(BRACES))
      if (!known.includes(name))
        context.addIssue({
          code: 'custom',
          message: `this mail knows no ${braces}, only ${known.map((one) => `{${one}}`).join(' ')}`,
        });
  });

const mailWords = (known: readonly string[]) =>
  z.strictObject({
    subject: textWith(known),
    preview: textWith(known),
    heading: textWith(known),
    paragraphs: z.array(textWith(known)).min(1, { error: 'write the mail here' }),
    /** The words on the button. */
    action: textWith(known).optional(),
    closing: z.array(textWith(known)).optional(),
  });

export type MailWords = z.infer<ReturnType<typeof mailWords>>;

const ids = Object.keys(mailFacts).filter((id): id is MailId => id in mailFacts);
const shape = Object.fromEntries(ids.map((id) => [id, mailWords(mailFacts[id])]));

/** What the store's mails say, as content/mail-texts.yaml has it; names in braces are filled in when a mail is written. */
export const mailDocument: Readonly<Record<string, MailWords>> = readYaml(
  'content/mail-texts.yaml',
  z.strictObject(shape),
  { later: Object.values(mailFacts).flat() },
);
