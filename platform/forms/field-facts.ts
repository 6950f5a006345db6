import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';

/** What is known of one field. The form, the schema, the redisplay and the messages all read this. */
export interface FieldFacts {
  label: string;
  /** How messages call it, such as 'The name'. */
  what: string;
  /** What to say while it is empty. A field without this may stay empty. */
  missing?: string;
  /** Longest text taken. A box to tick has none. */
  max?: number;
  kind?: 'tick' | 'area' | 'choice';
  /** Lines that a text area shows. */
  rows?: number;
  className?: string;
  hint?: string;
  /** Within an empty field; what a choice says while nothing is chosen. */
  placeholder?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** A form's fields, in the order in which they stand. Plain data, so that a first load carries no zod. */
export type FormFacts = Readonly<Record<string, FieldFacts>>;

export type FieldName<Facts extends FormFacts> = Extract<keyof Facts, string>;
/** The first thing that is wrong with each field, in words for who typed it. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;
export type TypedValues<Name extends string> = Partial<Record<Name, string>>;

/** What is shown again may be too long for its field, and is bounded. */
const SHOWN_BEYOND_LIMIT = 1000;

export const isFieldOf = <Facts extends FormFacts>(facts: Facts, name: unknown): name is FieldName<Facts> =>
  typeof name === 'string' && Object.hasOwn(facts, name);

/** What was typed, to be shown again beside what is wrong with it. */
export function typedValues<Facts extends FormFacts>(
  facts: Facts,
  sent: FormData,
): TypedValues<FieldName<Facts>> {
  const values: TypedValues<FieldName<Facts>> = {};
  for (const [name, value] of sent)
    if (isFieldOf(facts, name) && typeof value === 'string')
      values[name] ??= value.slice(0, (facts[name]?.max ?? 0) + SHOWN_BEYOND_LIMIT);
  return values;
}

/** What any control of the field carries as attributes. */
export const attributesOf = (
  name: string,
  { max, missing, placeholder, type, inputMode, autoComplete }: FieldFacts,
) => ({
  name,
  type,
  inputMode,
  placeholder,
  autoComplete,
  // A moment is as long as it is.
  maxLength: type === 'datetime-local' || type === 'date' ? undefined : max,
  required: missing !== undefined,
});

/** The same with its words, for a text field that stands alone. */
export const controlOf = (name: string, field: FieldFacts) => ({
  ...attributesOf(name, field),
  label: field.label,
  hint: field.hint,
  className: field.className,
});
