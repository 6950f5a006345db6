import type { ReactNode } from 'react';
import { StandingForm } from '#platform/forms/standing-form.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { type TablePlace, viewParams } from './table-view.ts';

interface TableFilterProps {
  /** What is looked through, for who does not see it. */
  label: string;
  place: TablePlace;
  className: string;
  /** Its fields, and the button that sends them. */
  children: ReactNode;
}

/** Which rows a table shows. The choice stands in the address; how the table is looked at stays, from its first page on. */
export function TableFilter({
  label,
  place: { view, usual, path, kept },
  className,
  children,
}: TableFilterProps) {
  const said = viewParams({ usual, view: { ...view, page: 1 } });
  return (
    <StandingForm
      method="get"
      action={path}
      role="search"
      aria-label={label}
      className={className}
      standing={JSON.stringify([kept, said])}
    >
      {said.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </StandingForm>
  );
}

interface FilterWordsProps {
  label: string;
  placeholder: string;
  words: string;
  /** Characters. */
  most: number;
}

/** The words that rows are looked for by, as `q`. */
export const FilterWords = ({ label, placeholder, words, most }: FilterWordsProps) => (
  <label className="pill-field">
    <Icon name="search" />
    <input
      type="search"
      name="q"
      defaultValue={words}
      maxLength={most}
      aria-label={label}
      placeholder={placeholder}
    />
  </label>
);
