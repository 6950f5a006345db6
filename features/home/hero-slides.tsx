import type { MediaTab } from './hero-controls.tsx';
import { HeroImages } from './hero-images.tsx';
import { HeroVideos } from './hero-videos.tsx';
import type { VideoSlide } from './video-slide.ts';

interface HeroSlidesProps {
  tab: MediaTab;
  /** 0 is the cover, which lies below. */
  slide: number;
  videos: VideoSlide[];
  onAdvance: () => void;
}

export default function HeroSlides({ tab, slide, videos, onAdvance }: HeroSlidesProps) {
  return tab === 'videos' ? (
    <HeroVideos slide={slide} videos={videos} />
  ) : (
    <HeroImages slide={slide} onAdvance={onAdvance} />
  );
}
