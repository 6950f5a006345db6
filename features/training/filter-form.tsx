import { MAX_KNOWLEDGE_SEARCH } from '#features/knowledge/entry-draft.fields.ts';
import type { CategoryCount, EntryFilter } from '#features/knowledge/list-entries.server.ts';
import { SelectField } from '#platform/forms/form-field.tsx';
import { FilterWords, TableFilter } from '#platform/table/table-filter.tsx';
import type { TablePlace } from '#platform/table/table-view.ts';

interface FilterFormProps {
  filter: EntryFilter;
  place: TablePlace;
  categories: readonly CategoryCount[];
}

/** By words, category and review. The choice stands in the address. */
export function FilterForm({ filter, place, categories }: FilterFormProps) {
  return (
    <TableFilter label="Knowledge" place={place} className="training-search">
      <FilterWords
        label="Search the knowledge"
        placeholder="Search questions, answers, keywords"
        words={filter.search}
        most={MAX_KNOWLEDGE_SEARCH}
      />
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
    </TableFilter>
  );
}
