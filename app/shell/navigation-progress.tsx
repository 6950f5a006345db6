import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** What comes sooner needs no sign. Milliseconds. */
const SLOW_AFTER = 150;

/** A bar at the top while the next page is on its way and the old one stays. */
export function NavigationProgress() {
  const isOnItsWay = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(setIsSlow, SLOW_AFTER, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isOnItsWay]);
  return (
    <div role="status">
      {isSlow && (
        <p className="navigation-progress">
          <span className="sr-only">Loading the page…</span>
        </p>
      )}
    </div>
  );
}
