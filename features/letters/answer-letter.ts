import { type FieldErrors, type TypedValues, typedValues } from '#platform/forms/field-facts.ts';
import { type LetterField, letterFields } from './letter.fields.ts';
import { checkLetter, isLetterIntent, type LetterContent, type LetterIntent } from './letter.schema.ts';
import type { Letter } from './letter.ts';
import { valuesOf } from './letter-values.ts';
import type { LettersService } from './letters-service.server.ts';

export type LetterAnswer =
  | {
      ok: true;
      says: string;
      /** Of what is saved now, where something was. */
      version?: string;
    }
  | {
      ok: false;
      status?: number;
      /** Of the letter as a whole. */
      says?: string;
      values: TypedValues<LetterField>;
      errors: FieldErrors<LetterField>;
      /** What another administrator saved since the form was shown. */
      meanwhile?: { now: TypedValues<LetterField>; version: string };
    };

interface Sent {
  id: string;
  actor: string;
  /** Whether mails leave this store. */
  mails: boolean;
  sent: FormData;
}

/** Does what a button of a letter's page asks for. Undefined: there is no such letter. `goTo` is the id of another one, empty for the list. */
export async function answerLetter(
  letters: LettersService,
  { id, actor, mails, sent }: Sent,
): Promise<LetterAnswer | { goTo: string } | undefined> {
  const intent = sent.get('intent');
  const refused = (
    says: string | undefined,
    { errors = {}, status = 422 }: { errors?: FieldErrors<LetterField>; status?: number } = {},
  ): LetterAnswer => ({
    ok: false,
    status,
    ...(says !== undefined && { says }),
    values: typedValues(letterFields, sent),
    errors,
  });
  if (!(await letters.find(id))) return undefined;
  const act = { actor, id };
  if (intent === 'copy') {
    const goTo = await letters.copy(act);
    return goTo === undefined ? undefined : { goTo };
  }
  if (intent === 'delete')
    return (await letters.remove(act)) ? { goTo: '' } : refused(FIXED, { status: 409 });
  if (intent === 'call-back')
    return (await letters.callBack(act))
      ? { ok: true, says: 'The letter is a draft again. Nobody was sent it.' }
      : refused('It is being sent already, and can not be called back.', { status: 409 });
  const pressed = isLetterIntent(intent) ? intent : 'save';
  const checked = checkLetter(pressed, Object.fromEntries(sent));
  if (!checked.ok) return refused(undefined, { errors: checked.fieldErrors });
  if (pressed !== 'save' && !mails)
    return refused('This store has no mail server yet, so nothing would arrive. Save the letter for later.', {
      status: 409,
    });
  const version = Number(sent.get('version'));
  const done = await letters.change({ actor, id, version, content: checked.form, intent: pressed });
  if (done.ok)
    return {
      ok: true,
      says: saysOf(pressed, { actor, content: checked.form }),
      version: String(done.version),
    };
  switch (done.reason) {
    case 'unknown':
      return undefined;
    case 'conflict':
      return outdated(await letters.find(id), sent);
    case 'fixed':
      return refused(FIXED, { status: 409 });
    case 'past':
      return refused(undefined, { errors: { sendAt: 'Choose a time that is still to come, or none' } });
  }
}

/** Undefined where they have deleted it since. */
function outdated(current: Letter | undefined, sent: FormData): LetterAnswer | undefined {
  if (!current) return undefined;
  const meanwhile = { now: valuesOf(current), version: String(current.version) };
  return { ok: false, status: 409, values: typedValues(letterFields, sent), errors: {}, meanwhile };
}

const FIXED = 'This letter is on its way already. Copy it to write another one.';

function saysOf(intent: LetterIntent, { actor, content }: { actor: string; content: LetterContent }): string {
  switch (intent) {
    case 'save':
      return 'The letter is saved.';
    case 'test':
      return `The letter is saved, and a test is on its way to ${actor}.`;
    case 'send':
      return content.sendAt ? 'The letter waits for its time.' : 'The letter is on its way.';
  }
}
