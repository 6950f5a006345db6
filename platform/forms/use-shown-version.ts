import { useState } from 'react';

/**
 * The version of what a form's fields show: the one of the first drawing, then what this form's own answers told. Another form of the page
 * has the page's data read again, and brings a newer version that these fields never showed: sent with them it would hide another's change.
 */
export function useShownVersion(first: string, told: string | undefined): string {
  const [shown, setShown] = useState(first);
  if (told === undefined || told === shown) return shown;
  setShown(told);
  return told;
}
