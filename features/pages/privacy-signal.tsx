import { useSyncExternalStore } from 'react';
import { Icon } from '#platform/ui/icon.tsx';

/** A browser does not change its mind while a page is open. */
const never = () => () => undefined;
const isSent = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Says that the signal was heard. Pages are the same for everybody: only the browser knows. */
export function PrivacySignal() {
  const sent = useSyncExternalStore(never, isSent, () => false);
  if (!sent) return null;
  return (
    <p className="notice notice-calm mb-10">
      <Icon name="info" />
      <span>
        Your browser sends Global Privacy Control. We honor it: nothing about you is sold or shared for
        advertising.
      </span>
    </p>
  );
}
