import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { draftFields } from '#features/knowledge/entry-draft.fields.ts';
import { attributesOf } from '#platform/forms/field-facts.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** Keywords as chips: added by Enter or the button, removed one by one (docs/product/knowledge.md#entry). Posts each as `keywords`. */
export function KeywordField({ initial }: { initial: readonly string[] }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [keywords, setKeywords] = useState(initial);
  const [said, setSaid] = useState('');

  const add = () => {
    const typed = input.current?.value.trim().replaceAll(/\s+/g, ' ') ?? '';
    if (input.current) input.current.value = '';
    input.current?.focus();
    if (typed === '') return;
    if (keywords.some((keyword) => keyword.toLowerCase() === typed.toLowerCase())) {
      setSaid(`${typed} is there already`);
      return;
    }
    setKeywords([...keywords, typed]);
    setSaid(`${typed} added`);
  };
  const remove = (keyword: string) => {
    setKeywords(keywords.filter((other) => other !== keyword));
    setSaid(`${keyword} removed`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would save the whole entry.
    event.preventDefault();
    add();
  };

  return (
    <div className="form-field">
      <label htmlFor={id}>{draftFields.keyword.label}</label>
      <div className="keyword-entry">
        <input
          ref={input}
          id={id}
          {...attributesOf('keyword', draftFields.keyword)}
          className="input"
          aria-describedby={`${id}-hint`}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="btn btn-tint" onClick={add} aria-label="Add keyword">
          Add
        </button>
      </div>
      <p id={`${id}-hint`} className="form-hint">
        {draftFields.keyword.hint}
      </p>
      {keywords.length > 0 && (
        <ul className="keyword-chips" aria-label="Keywords of this entry">
          {keywords.map((keyword) => (
            <li key={keyword}>
              <input type="hidden" name="keywords" value={keyword} />
              {keyword}
              <button
                type="button"
                className="keyword-remove"
                aria-label={`Remove keyword ${keyword}`}
                onClick={() => remove(keyword)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
