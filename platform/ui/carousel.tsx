import type { EmblaCarouselType } from 'embla-carousel';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface CarouselProps {
  /** Names the region. */
  label: string;
  /** Stands left of the arrows. */
  heading?: ReactNode;
  className?: string;
  /** False: a plain row with arrows, for which the library is not worth its bytes. */
  loop?: boolean;
  /** Each a <li>. */
  children: ReactNode;
}

/**
 * Slides in a row that loop unless told otherwise, moved by arrows, swipe or keyboard; it never moves by itself. It is a plain scrolling row until it is near the window:
 * then the carousel library takes it over.
 */
export function Carousel({ label, heading, className = '', loop = true, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useEmblaWhenNear(viewport, loop);
  const move = (by: 1 | -1) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (embla.current) {
      if (by === 1) embla.current.scrollNext(still);
      else embla.current.scrollPrev(still);
    } else viewport.current?.scrollBy({ left: by * viewport.current.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section className={`carousel ${className}`} aria-roledescription="carousel" aria-label={label}>
      <div className="carousel-head">
        {heading ?? <span />}
        <div className="carousel-arrows">
          <button
            type="button"
            className="icon-btn icon-btn-line"
            aria-label={`Previous: ${label}`}
            onClick={() => move(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className="icon-btn icon-btn-line"
            aria-label={`Next: ${label}`}
            onClick={() => move(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
      <div ref={viewport} className="carousel-viewport" tabIndex={0} role="group" aria-label={label}>
        <ul className="carousel-slides">{children}</ul>
      </div>
    </section>
  );
}

function useEmblaWhenNear(viewport: React.RefObject<HTMLDivElement | null>, loop: boolean) {
  const embla = useRef<EmblaCarouselType | null>(null);
  useEffect(() => {
    const node = viewport.current;
    if (!node || !loop) return;
    let gone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('embla-carousel').then(({ default: EmblaCarousel }) => {
          if (gone) return;
          node.scrollLeft = 0;
          node.dataset['embla'] = '';
          // Nothing of it scrolls by keys any more: the arrows move it.
          node.removeAttribute('tabindex');
          embla.current = EmblaCarousel(node, { loop: true, align: 'start' });
        });
      },
      { rootMargin: '200px' },
    );
    observer.observe(node);
    return () => {
      gone = true;
      observer.disconnect();
      embla.current?.destroy();
      embla.current = null;
    };
  }, [viewport, loop]);
  return embla;
}
