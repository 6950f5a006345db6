import { memo, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { afterPaint } from '#platform/ui/after-paint.ts';
import { tellNotLoaded } from '#platform/ui/use-overlays.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Loaded } from '#platform/ui/loaded.tsx';
import { OverlayLink } from '#platform/ui/overlay-link.tsx';
import { HeroControls, type MediaTab } from './hero-controls.tsx';
import type { VideoSlide } from './video-slide.ts';
import './home-hero.css';

const loadSlides = () => import('./hero-slides.tsx');

/** Slides after the cover: as many as there are videos, and the thirteen scenes (docs/product/home.md#hero). */
const IMAGE_SLIDES = 13;

interface HeroWords {
  title: string;
  lead: string;
}

/** The cover with its words; behind the arrows the films or the pictures of the chosen tab, loaded when they are asked for. */
export function HomeHero({ videos, words }: { videos: VideoSlide[]; words: HeroWords }) {
  const [chosen, setChosen] = useState<{ tab: MediaTab; slide: number }>({ tab: 'videos', slide: 0 });
  const { tab, slide } = chosen;
  // The count answers the press; what it counts is drawn after that, of the tab that it was counted in.
  const shown = useDeferredValue(chosen);
  // Where a picture slides in: nothing of the media is loaded before somebody asked for it.
  const [touched, setTouched] = useState(false);
  const slides = 1 + (tab === 'videos' ? videos.length : IMAGE_SLIDES);
  const show = (wanted: number) => {
    setChosen({ tab, slide: (wanted + slides) % slides });
    afterPaint(() => setTouched(true));
  };
  const choose = (wanted: MediaTab) => {
    setTouched(true);
    setChosen({ tab: wanted, slide: 0 });
  };
  return (
    <section
      className="hero hero-tall home-hero"
      aria-roledescription="carousel"
      aria-label="Welcome"
      style={{ '--hero-sky': 'var(--home-sky)' }}
    >
      <HeroCover hidden={shown.slide > 0} words={words} />
      {touched && (
        <Loaded
          load={loadSlides}
          props={{ ...shown, videos, onAdvance: () => show(slide + 1) }}
          onFailed={() => {
            setChosen({ tab, slide: 0 });
            setTouched(false);
            tellNotLoaded();
          }}
        />
      )}
      <HeroControls tab={tab} slide={slide} slides={slides} onTab={choose} onShow={show} />
    </section>
  );
}

const HeroCover = memo(function HeroCover({ hidden, words }: { hidden: boolean; words: HeroWords }) {
  const bloom = useStoreFacts()?.season === 'awareness';
  return (
    <>
      {bloom ? (
        <img src={heroUrl('generations', 'bloom')} alt="" width="1600" height="720" fetchPriority="high" />
      ) : (
        <>
          <img
            src={heroUrl('generations')}
            alt=""
            width="1600"
            height="720"
            fetchPriority="high"
            className="only-light"
          />
          <img
            src={heroUrl('generations', 'dusk')}
            alt=""
            width="1600"
            height="720"
            loading="lazy"
            className="only-dark"
          />
        </>
      )}
      {/* The page keeps its heading while a film or a picture is shown. */}
      <div className={hidden ? 'sr-only' : 'hero-words'}>
        <h1 className="text-hero">{words.title}</h1>
        {!hidden && (
          <>
            <p className="lead">{words.lead}</p>
            <div className="flex flex-wrap gap-3">
              <OverlayLink to="/quiz" overlay="quiz" className="btn btn-primary">
                Take the 2-minute quiz
              </OverlayLink>
              <Link to="/shop" className="btn btn-light" prefetch="intent">
                Shop Products
              </Link>
            </div>
          </>
        )}
      </div>
    </>
  );
});
