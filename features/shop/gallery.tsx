import { useRef, useState } from 'react';
import type { ProductImage } from '#integrations/storefront/product.ts';
import { tellNotLoaded } from '#platform/ui/use-overlays.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Loaded } from '#platform/ui/loaded.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import { stageSizes } from './stage-sizes.ts';

const loadPictureZoom = () => import('#features/catalog/picture-zoom.tsx');

/** The pictures of a product: a carousel when there is more than one, moved by swipe, arrows or thumbnails. It never moves by itself. A press opens one large. */
export function Gallery({ images, title }: { images: ProductImage[]; title: string }) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<ProductImage>();
  const many = images.length > 1;
  const show = (index: number) => {
    const wanted = (index + images.length) % images.length;
    const slide = strip.current?.children[wanted];
    if (strip.current && slide instanceof HTMLElement)
      strip.current.scrollTo({ left: slide.offsetLeft, behavior: 'smooth' });
    setShown(wanted);
  };
  const onScroll = () => {
    if (strip.current)
      setShown(Math.round(strip.current.scrollLeft / Math.max(1, strip.current.clientWidth)));
  };
  return (
    <section
      className="gallery"
      aria-label={`Pictures of ${title}`}
      aria-roledescription={many ? 'carousel' : undefined}
    >
      <div className="stage">
        <Halo />
        <ul
          ref={strip}
          className="stage-strip"
          onScroll={many ? onScroll : undefined}
          tabIndex={many ? 0 : undefined}
        >
          {images.map((image, index) => (
            // Slides beside the shown one are out of sight, so out of reach too.
            <li key={image.url} inert={index !== shown}>
              <button
                type="button"
                className="stage-open"
                aria-haspopup="dialog"
                onClick={() => setOpened(image)}
              >
                <SizedImage
                  {...image}
                  alt={image.altText ?? title}
                  sizes={stageSizes(image)}
                  eager={index === 0}
                />
                <span className="sr-only">, enlarge</span>
              </button>
            </li>
          ))}
        </ul>
        {many && <Arrows onMove={(by) => show(shown + by)} />}
      </div>
      {many && <Thumbs images={images} shown={shown} onShow={show} />}
      {opened && (
        <Loaded
          load={loadPictureZoom}
          props={{ image: opened, alt: opened.altText ?? title, onClose: () => setOpened(undefined) }}
          onFailed={() => {
            setOpened(undefined);
            tellNotLoaded();
          }}
        />
      )}
    </section>
  );
}

interface ThumbsProps {
  images: ProductImage[];
  shown: number;
  onShow: (index: number) => void;
}

function Thumbs({ images, shown, onShow }: ThumbsProps) {
  return (
    <ul className="thumbs">
      {images.map((image, index) => (
        <li key={image.url}>
          <button
            type="button"
            aria-label={`Picture ${index + 1} of ${images.length}`}
            aria-current={index === shown}
            onClick={() => onShow(index)}
          >
            <SizedImage {...image} alt="" sizes="6rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Arrows({ onMove }: { onMove: (by: 1 | -1) => void }) {
  return (
    <div className="stage-arrows">
      <button type="button" className="icon-btn" aria-label="Previous picture" onClick={() => onMove(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" className="icon-btn" aria-label="Next picture" onClick={() => onMove(1)}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

/** Rings of light behind the pack. */
function Halo() {
  return (
    <svg className="stage-halo" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="50" cy="52" r="46" />
      <circle cx="50" cy="52" r="34" />
      <circle cx="50" cy="52" r="22" />
    </svg>
  );
}
