import { Form } from 'react-router';
import { MAX_KNOWLEDGE_SEARCH } from '#features/knowledge/entry-draft.fields.ts';
import type { CategoryCount, EntryFilter } from '#features/knowledge/list-entries.server.ts';
import { SelectField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { TRAINING_PATH } from './training-answer.ts';

interface FilterFormProps {
  filter: EntryFilter;
  /** What the address says of the table stays as it is. */
  view: readonly (readonly [string, string])[];
  categories: readonly CategoryCount[];
}

/** By words, category and review. The choice stands in the address. */
export function FilterForm({ filter, view, categories }: FilterFormProps) {
  return (
    <Form
      method="get"
      action={TRAINING_PATH}
      role="search"
      aria-label="Knowledge"
      className="training-search"
      key={JSON.stringify([filter, view])}
    >
      {view.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="pill-field">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={filter.search}
          maxLength={MAX_KNOWLEDGE_SEARCH}
          aria-label="Search the knowledge"
          placeholder="Search questions, answers, keywords"
        />
      </label>
      <SelectField name="category" label="In category" defaultValue={filter.category}>
        <option value="">All categories</option>
        {categories.map(({ category, entries }) => (
          <option key={category} value={category}>
            {category} ({entries})
          </option>
        ))}
      </SelectField>
      <SelectField name="review" label="Review" defaultValue={filter.review}>
        <option value="">Any</option>
        <option value="due">Due by now</option>
        <option value="none">About health, without a date</option>
      </SelectField>
      <button type="submit" className="btn btn-tint">
        Search
      </button>
    </Form>
  );
}
