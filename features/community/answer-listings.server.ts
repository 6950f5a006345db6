import { checkFields } from '#platform/forms/check-fields.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import type { CommunityService } from './community-service.server.ts';
import { listingFields } from './hand-listing.fields.ts';
import { handListing } from './hand-listing.schema.ts';
import { CHOSEN_LISTINGS, listingIntentOf, type ListingsAnswer, readList } from './listings-answer.ts';

const GONE = 'That listing is no longer there';

/** Does what an administrator pressed in the tab of typed-in listings. On the server. */
export async function answerListings(
  community: CommunityService,
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
    case 'show': {
      const ids = [id, ...form.getAll(CHOSEN_LISTINGS)].flatMap((one) =>
        typeof one === 'string' ? [one] : [],
      );
      if (ids.length === 0) return { intent, list, ok: false, message: 'Tick at least one listing first' };
      const shown = intent === 'show';
      const count = await community.show({ list, ids, shown, actor });
      const words = shown ? 'Shown again' : 'Hidden';
      return told(count > 0, count > 1 ? `${words}: ${count} listings` : words);
    }
    case 'delete':
      return told(await community.byHand.delete(named), 'Deleted');
    case 'save': {
      const typed = typedValues(listingFields, form);
      const checked = checkFields(
        { schema: handListing, facts: listingFields, otherwise: 'title' },
        { ...typed, list },
      );
      const refused = { intent, list, ok: false, typed };
      if (!checked.ok) return { ...refused, message: 'Please check the form', errors: checked.fieldErrors };
      const shown = form.get('version');
      const version = typeof shown === 'string' ? shown : undefined;
      const saved = await community.byHand.save({
        form: checked.form,
        id: named.id || undefined,
        version,
        actor,
      });
      if (saved.ok) return told(true, named.id ? 'Saved' : 'Added');
      if (saved.reason === 'gone') return { ...refused, message: GONE };
      const { values, version: newer } = saved.current;
      return {
        ...refused,
        message: 'Somebody else saved it meanwhile',
        meanwhile: { now: values, version: newer },
      };
    }
  }
}
