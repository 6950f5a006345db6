import { useEffect, useRef, useState } from 'react';
import { Mark } from '#platform/ui/mark.tsx';

/** The logo covers the film for the first while, then fades in the second (docs/product/home.md#films). Milliseconds. */
const COVER_MS = 800;
const FADE_MS = 500;

interface LogoTransitionProps {
  /** A change of it starts the transition. */
  slide: number;
  /** The film is out of sight: time to change it. */
  onCovered: () => void;
}

export function LogoTransition({ slide, onCovered }: LogoTransitionProps) {
  const [phase, setPhase] = useState<'none' | 'cover' | 'fade'>('none');
  const last = useRef(0);
  const covered = useRef(onCovered);
  useEffect(() => {
    covered.current = onCovered;
  });
  useEffect(() => {
    if (last.current === slide) return;
    last.current = slide;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timers = still
      ? [setTimeout(() => covered.current())]
      : [
          setTimeout(() => setPhase('cover')),
          setTimeout(() => {
            covered.current();
            setPhase('fade');
          }, COVER_MS),
          setTimeout(() => setPhase('none'), COVER_MS + FADE_MS),
        ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [slide]);
  if (phase === 'none') return null;
  return (
    <div className="hero-logo" data-phase={phase} aria-hidden="true">
      <Mark />
    </div>
  );
}
