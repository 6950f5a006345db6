import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { MeanwhileChanged } from '#platform/forms/meanwhile-changed.tsx';
import { viewHref } from '#platform/table/table-view.ts';
import { useShownVersion } from '#platform/forms/use-shown-version.ts';
import { useFocusFirstError } from '#platform/forms/use-checked-form.ts';
import { fieldsOfList, listingChoices, listingFields } from './hand-listing.fields.ts';
import type { HandListing } from './hand-listings.server.ts';
import { type ListingChoice, listingsPlace } from './listing-choice.ts';
import type { ListingsAnswer } from './listings-answer.ts';
import { listNames } from './source-words.ts';

/** One object, because a new one would count as a new answer. */
const NO_ERRORS = {};

interface HandListingFormProps {
  choice: ListingChoice;
  edited: HandListing | undefined;
  refused: ListingsAnswer | undefined;
}

/** Types a listing in, or changes one. What was typed stays when it is refused. */
export function HandListingForm({ choice, edited, refused }: HandListingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get('intent') === 'save';
  const errors = refused?.errors ?? NO_ERRORS;
  const version = useShownVersion(edited?.version ?? '', refused?.meanwhile?.version);
  useFocusFirstError(form, errors);
  const { list } = choice;
  const place = listingsPlace(choice);
  return (
    <section className="panel" aria-labelledby="listing-form">
      <h2 id="listing-form" className="text-title">
        {edited ? 'Edit' : 'Add'}: {listNames[list].name}
      </h2>
      <Form
        ref={form}
        method="post"
        action={viewHref(place, edited ? ['edit', edited.id] : ['add', ''])}
        noValidate
      >
        <div className="source-fields">
          <input type="hidden" name="list" value={list} />
          {edited && <input type="hidden" name="id" value={edited.id} />}
          {edited && <input type="hidden" name="version" value={version} />}
          {refused?.meanwhile && (
            <MeanwhileChanged facts={listingFields} now={refused.meanwhile.now} typed={refused.typed ?? {}} />
          )}
          <FormFields
            facts={listingFields}
            only={fieldsOfList[list]}
            values={refused?.typed ?? edited?.values ?? {}}
            errors={errors}
            choices={listingChoices}
          />
          <div className="source-actions">
            <button type="submit" name="intent" value="save" className="btn btn-primary" aria-disabled={busy}>
              {busy ? 'Saving…' : 'Save'}
            </button>
            <Link to={viewHref(place)} className="btn btn-line">
              Cancel
            </Link>
          </div>
        </div>
      </Form>
    </section>
  );
}
