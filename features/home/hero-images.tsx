import { useEffect, useRef, useState } from 'react';
import { carousel, heroes } from '#illustrations/manifest/art-files.ts';
import { sceneUrl } from '#illustrations/manifest/art-urls.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** The pictures go on by themselves after this, while their tab is active (docs/product/home.md#pictures). Milliseconds. */
const ADVANCE_MS = 5000;

/** Thirteen drawn scenes over the cover. They stop for a pause button, a resting pointer, focus inside, a hidden page, and for who wants no motion. */
export function HeroImages({ slide, onAdvance }: { slide: number; onAdvance: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const scene = carousel[slide - 1];
  return (
    <div ref={place} className="hero-media" aria-live={paused ? 'polite' : 'off'}>
      {!paused && <AutoAdvance key={`timer-${slide}`} place={place} onAdvance={onAdvance} />}
      {scene && (
        <img
          key={`picture-${slide}`}
          src={sceneUrl(slide - 1)}
          alt={heroes[scene.scene].alt}
          width="1600"
          height="720"
          className="hero-picture"
          style={{ objectPosition: `${heroes[scene.scene].focus}% 50%` }}
        />
      )}
      <button
        type="button"
        className="icon-btn hero-arrow hero-pause"
        aria-label={paused ? 'Play pictures' : 'Pause pictures'}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </div>
  );
}

interface AutoAdvanceProps {
  place: React.RefObject<HTMLElement | null>;
  onAdvance: () => void;
}

/** Goes on once after its time. Keyed by the slide: one that was asked for gets its whole time. */
function AutoAdvance({ place, onAdvance }: AutoAdvanceProps) {
  const advance = useRef(onAdvance);
  useEffect(() => {
    advance.current = onAdvance;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const hero = place.current?.parentElement;
      const attended = hero?.matches(':hover') || hero?.contains(document.activeElement);
      if (!attended && document.visibilityState === 'visible') advance.current();
    }, ADVANCE_MS);
    return () => clearInterval(timer);
  }, [place]);
  return null;
}
