import { Fragment } from 'react';

/** 911, 988, and numbers such as 1-800-222-1222: what somebody in need should be able to press. */
const NUMBERS = /(\b911\b|\b988\b|\b1-\d{3}-\d{3}-\d{4}\b)/;

/** A sentence whose emergency numbers can be called. */
export function WithPhoneNumbers({ text }: { text: string }) {
  return text.split(NUMBERS).map((part, index) =>
    NUMBERS.test(part) ? (
      // A sentence may name the same number twice: its place is what tells them apart.
      <a
        key={`${part}-${index}`}
        href={`tel:${part.replaceAll('-', '')}`}
        className="font-semibold underline"
      >
        {part}
      </a>
    ) : (
      <Fragment key={`${part}-${index}`}>{part}</Fragment>
    ),
  );
}
