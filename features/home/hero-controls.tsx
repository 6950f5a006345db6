import { Icon } from '#platform/ui/icon.tsx';

export type MediaTab = 'videos' | 'images';

interface HeroControlsProps {
  tab: MediaTab;
  slide: number;
  slides: number;
  onTab: (tab: MediaTab) => void;
  onShow: (slide: number) => void;
}

/** The Videos/Images toggle and the arrows. In the pictures there is no way back from the cover (docs/product/home.md#hero). */
export function HeroControls({ tab, slide, slides, onTab, onShow }: HeroControlsProps) {
  const noWayBack = tab === 'images' && slide === 0;
  return (
    <div className="hero-controls">
      <div className="hero-arrows">
        {!noWayBack && (
          <button
            type="button"
            className="icon-btn hero-arrow"
            aria-label="Previous slide"
            onClick={() => onShow(slide - 1)}
          >
            <Icon name="arrow-left" />
          </button>
        )}
        <span className="hero-count">
          <span className="sr-only">Slide </span>
          {slide + 1} / {slides}
        </span>
        <button
          type="button"
          className="icon-btn hero-arrow"
          aria-label="Next slide"
          onClick={() => onShow(slide + 1)}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
      <div className="hero-toggle" role="group" aria-label="Show">
        <button type="button" aria-pressed={tab === 'videos'} onClick={() => onTab('videos')}>
          <Icon name="circle-play" />
          Videos
        </button>
        <button type="button" aria-pressed={tab === 'images'} onClick={() => onTab('images')}>
          <Icon name="image" />
          Images
        </button>
      </div>
    </div>
  );
}
