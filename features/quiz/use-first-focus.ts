import { type RefObject, useEffect, useRef } from 'react';

/** The heading of what has just taken another's place: there a screen reader goes on. */
export function useFirstFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(takesFocus);
  useEffect(() => {
    if (isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, []);
  return heading;
}
