import { checkFields } from '#platform/forms/check-fields.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import type { CommunityService } from './community-service.server.ts';
import { listingFields } from './hand-listing.fields.ts';
import { handListing } from './hand-listing.schema.ts';
import { listingIntentOf, type ListingsAnswer, readList } from './listings-answer.ts';

const GONE = 'That listing is no longer there';

/** Does what an administrator pressed in the tab of typed-in listings. On the server. */
export async function answerListings(
  { byHand }: CommunityService,
  form: FormData,
  actor: string,
): Promise<ListingsAnswer> {
  const intent = listingIntentOf(form.get('intent'));
  const list = readList(form.get('list'));
  const id = form.get('id');
  const named = { list, id: typeof id === 'string' ? id : '', actor };
  const told = (ok: boolean, message: string): ListingsAnswer => ({
    intent,
    list,
    ok,
    message: ok ? message : GONE,
  });
  switch (intent) {
    case 'hide':
      return told(await byHand.show({ ...named, shown: false }), 'Hidden');
    case 'show':
      return told(await byHand.show({ ...named, shown: true }), 'Shown again');
    case 'delete':
      return told(await byHand.delete(named), 'Deleted');
    case 'save': {
      const typed = typedValues(listingFields, form);
      const checked = checkFields(
        { schema: handListing, facts: listingFields, otherwise: 'title' },
        { ...typed, list },
      );
      const refused = { intent, list, ok: false, typed };
      if (!checked.ok) return { ...refused, message: 'Please check the form', errors: checked.fieldErrors };
      const saved = await byHand.save({ form: checked.form, id: named.id || undefined, actor });
      return saved ? told(true, named.id ? 'Saved' : 'Added') : { ...refused, message: GONE };
    }
  }
}
