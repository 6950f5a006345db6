import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import type { ProductImage } from '#integrations/storefront/product.ts';
import { CloseButton, Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import './picture-zoom.css';

/** So large that the small print of a label can be read. */
const LARGEST = 5;
const STEP = 0.75;
/** The library's own style sheet stands above layers. */
const WHOLE = { width: '100%', height: '100%' };

interface PictureZoomProps {
  image: ProductImage;
  alt: string;
  onClose: () => void;
}

/** A picture over the whole page: pinch, wheel, double press, + and -, and the arrow keys move it. */
export default function PictureZoom({ image, alt, onClose }: PictureZoomProps) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Dialog open onClose={onClose} title={alt} className="dialog zoom" bare>
      <TransformWrapper
        maxScale={LARGEST}
        keyboard={{ disabled: false, zoomStep: STEP, animationTime: still ? 0 : 200 }}
        doubleClick={{ mode: 'toggle', step: STEP * 2 }}
        zoomAnimation={{ disabled: still }}
        velocityAnimation={{ disabled: still }}
      >
        {({ zoomIn, zoomOut }) => (
          <>
            <TransformComponent
              wrapperClass="zoom-stage"
              contentClass="zoom-picture"
              wrapperStyle={WHOLE}
              contentStyle={WHOLE}
              wrapperProps={{
                role: 'group',
                'aria-label': 'Picture. Plus and minus zoom, arrow keys move it.',
              }}
            >
              <SizedImage {...image} alt={alt} sizes="200vw" eager />
            </TransformComponent>
            <div className="zoom-buttons">
              <button
                type="button"
                className="icon-btn"
                aria-label="Zoom in"
                data-first-focus
                onClick={() => void zoomIn(STEP)}
              >
                <Icon name="plus" />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label="Zoom out"
                onClick={() => void zoomOut(STEP)}
              >
                <Icon name="minus" />
              </button>
              <CloseButton onClick={onClose} label="Close picture" />
            </div>
          </>
        )}
      </TransformWrapper>
    </Dialog>
  );
}
