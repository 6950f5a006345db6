import { z } from 'zod';
import { checkFields } from '#platform/forms/check-fields.ts';
import type { FieldErrors } from '#platform/forms/field-facts.ts';
import { lineOf, optionalLineOf } from '#platform/forms/line.ts';
import { PLAIN_TEXT } from '#platform/text/line-patterns.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { heroNames } from '#illustrations/manifest/art-files.ts';
import { type Campaign, type CampaignKind, storesOwnWords } from './campaign.ts';
import { type CampaignField, campaignFields } from './campaign.fields.ts';

/** What an administrator changes of a campaign. Times are New York's. */

const { title, text, button, link } = campaignFields;
const A_TIME = 'Enter a date and a time, such as 2025-12-10 at 23:59:59';

/** A date field's text, with seconds or without; empty is open on that side. Comes out as ISO 8601. */
const localMoment = z
  .string()
  .trim()
  .default('')
  .transform((text, context) => {
    if (text === '') return null;
    const found = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?$/.exec(text);
    const local = found && `${found[1] ?? ''}${found[2] ?? ':00'}`;
    if (!local || Number.isNaN(Date.parse(`${local}Z`))) {
      context.addIssue({ code: 'custom', message: A_TIME });
      return z.NEVER;
    }
    return inNewYork(local).toISOString();
  });

const VALUE_HINT = campaignFields.value1.missing;

/** What a prize is worth, as people type it: 28000, 28,000 or $28,000. */
const dollars = z
  .string()
  .trim()
  .default('')
  .transform((text) => text.replace(/^\$\s*/, '').replaceAll(',', ''))
  .pipe(z.string().regex(/^\d{1,8}$/, VALUE_HINT))
  .transform(Number)
  .pipe(z.number(VALUE_HINT).min(1, VALUE_HINT).max(10_000_000, VALUE_HINT));

const fields = z.object({
  name: lineOf(campaignFields.name),
  // A box that is not ticked is not sent.
  enabled: z.literal('on').optional(),
  startsAt: localMoment,
  endsAt: localMoment,
});

/** One paragraph: lines that were typed run on. */
const paragraph = z
  .string()
  .trim()
  .max(text.max, `${text.what} can have at most ${text.max} characters`)
  .regex(PLAIN_TEXT, `${text.what} must be plain text`)
  .transform((typed) => typed.replaceAll(/\s+/g, ' '))
  .default('');

const words = fields.extend({ title: optionalLineOf(title), text: paragraph });

/** A path of this store: a window leads nowhere else. */
const path = lineOf(link).regex(/^\/(?![/\\])/, link.missing);

const kinds = {
  awareness: fields.transform(plain),
  announcement: fields.transform(plain),
  prayer: words.transform(plain),
  'slide-in': fields
    .extend({ text: paragraph.pipe(z.string().min(1, text.missing)), button: lineOf(button), link: path })
    .transform(plain),
  'exit-window': words
    .extend({ title: lineOf(title), text: paragraph.pipe(z.string().min(1, text.missing)) })
    .transform(plain),
};

const giveawayFields = words.extend({
  popupsUntil: localMoment,
  drawingAt: localMoment,
  prize1: lineOf(campaignFields.prize1),
  prize2: lineOf(campaignFields.prize2),
  prize3: lineOf(campaignFields.prize3),
  value1: dollars,
  value2: dollars,
  value3: dollars,
  picture: z
    .union([z.literal(''), z.enum(heroNames, 'Choose one of the pictures')])
    .default('')
    .transform((name) => name || null),
  publishWinners: z.literal('on').optional(),
  termsConfirmed: z.literal('on').optional(),
});

const giveawayChange = giveawayFields.transform(
  ({
    prize1,
    prize2,
    prize3,
    value1,
    value2,
    value3,
    termsConfirmed,
    publishWinners,
    enabled,
    ...rest
  }): CampaignChange => ({
    ...storesOwnWords,
    ...rest,
    publishWinners: publishWinners === 'on',
    enabled: enabled === 'on',
    prizes: [prize1, prize2, prize3],
    prizeValues: [value1, value2, value3],
    termsConfirmed: termsConfirmed === 'on',
  }),
);

/** Prizes and drawings are a giveaway's; what else is sent is left aside. */
function plain({ enabled, ...rest }: z.output<typeof fields> & Partial<Words>): CampaignChange {
  return {
    ...storesOwnWords,
    ...rest,
    enabled: enabled === 'on',
    popupsUntil: null,
    drawingAt: null,
    prizes: [],
    prizeValues: [],
    termsConfirmed: false,
  };
}

export type CampaignFieldErrors = FieldErrors<CampaignField>;
/** A campaign without what nobody edits. */
export type CampaignChange = Omit<Campaign, 'id' | 'kind' | 'version' | 'archived' | 'touchedAt'>;
type Words = Pick<Campaign, 'title' | 'text' | 'button' | 'link'>;

export type CheckedCampaign =
  | { ok: true; change: CampaignChange }
  | { ok: false; fieldErrors: CampaignFieldErrors };

/** Checks what was typed for a campaign of this kind; the browser does so for its preview, the server before it writes. */
export function checkCampaignForm(kind: CampaignKind, input: unknown): CheckedCampaign {
  const schema = kind === 'giveaway' ? giveawayChange : kinds[kind];
  const checked = checkFields({ schema, facts: campaignFields, otherwise: 'name' }, input);
  if (!checked.ok) return checked;
  const change = checked.form;
  const fieldErrors = wrongOrder(kind, change);
  return Object.keys(fieldErrors).length > 0 ? { ok: false, fieldErrors } : { ok: true, change };
}

function wrongOrder(kind: CampaignKind, change: CampaignChange): CampaignFieldErrors {
  const { startsAt, endsAt, popupsUntil, drawingAt } = change;
  const errors: CampaignFieldErrors = {};
  const before = (a: string | null, b: string | null) =>
    a !== null && b !== null && Date.parse(a) < Date.parse(b);
  if (before(endsAt, startsAt)) errors.endsAt = 'The end must come after the start';
  if (kind !== 'giveaway') return errors;
  if (startsAt === null) errors.startsAt = 'A giveaway needs a start: its rules name the first moment';
  if (endsAt === null) errors.endsAt = 'A giveaway needs an end: the last moment that takes an entry';
  if (drawingAt === null) errors.drawingAt = 'A giveaway needs the date of its drawing';
  else if (before(drawingAt, endsAt)) errors.drawingAt = 'The drawing must come after the end';
  if (before(endsAt, popupsUntil))
    errors.popupsUntil = 'Windows cannot ask for longer than entries are taken';
  return errors;
}
