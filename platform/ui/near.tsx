import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Half a screen before it is seen. */
const MARGIN = '50% 0px';

/** Renders its children once they are near the window. Until then it keeps their place, so that nothing jumps. */
export function Near({ minHeight, children }: { minHeight: string; children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} style={{ minHeight }}>
      {near && children()}
    </div>
  );
}
