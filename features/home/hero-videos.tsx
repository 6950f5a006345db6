import { useState } from 'react';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { portraitUrl } from '#illustrations/manifest/art-urls.ts';
import { useCart } from '#features/cart/cart-state.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { toCartItem } from '#features/cart/cart.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { VideoSlide } from './video-slide.ts';
import { LogoTransition } from './logo-transition.tsx';
import { usePlayer } from './use-player.ts';

/** The films over the cover. A change of slide stops the film, shows the logo, and begins the next one anew (docs/product/home.md#films). */
export function HeroVideos({ slide, videos }: { slide: number; videos: VideoSlide[] }) {
  // The cover is shown when this begins: the way to the first film has its transition too.
  const [shown, setShown] = useState(0);
  const current = videos[shown - 1];
  return (
    <div className="hero-media">
      {current && <Film key={current.video.id} slide={current} leaving={shown !== slide} />}
      <LogoTransition slide={slide} onCovered={() => setShown(slide)} />
    </div>
  );
}

function Film({ slide, leaving }: { slide: VideoSlide; leaving: boolean }) {
  const { video, product } = slide;
  const { ref, playing, ending, toggle } = usePlayer(leaving);
  const people = useStoreFacts()?.sample.advisoryBoard;
  return (
    <>
      {/* It has no sound at all; what it says stands in its captions. */}
      <video
        ref={ref}
        className="hero-film"
        poster={video.poster}
        preload="none"
        muted
        playsInline
        width="1280"
        height="576"
        aria-label={video.title}
      >
        <source src={video.webm} type="video/webm" />
        <source src={video.mp4} type="video/mp4" />
        <track kind="captions" src={video.captions} srcLang="en" label="English" default />
      </video>
      <div className="hero-film-words">
        <h2 className="text-heading">{video.title}</h2>
        <p>{video.subtitle}</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={toggle}>
            <Icon name={playing ? 'pause' : 'play'} />
            {playing ? 'Pause' : 'Play'}
          </button>
          {product !== undefined && <AddFromFilm product={product} />}
        </div>
      </div>
      {people && video.doctor && !ending && (
        <div className="hero-doctor">
          <img src={portraitUrl(video.doctor.portrait)} alt="" width="64" height="64" />
          <span>
            <strong>{video.doctor.name}</strong>
            {video.doctor.role}
          </span>
        </div>
      )}
      {ending && <p className="hero-fda">{FDA_STATEMENT}</p>}
    </>
  );
}

function AddFromFilm({ product }: { product: VideoSlide['product'] }) {
  const add = () => {
    if (!product) showToast({ kind: 'error', title: 'Product not available' });
    else if (!product.variant) showToast({ kind: 'error', title: 'Product variant not available' });
    else if (useCart.getState().add(toCartItem(product, product.variant)))
      showToast({ title: 'Added to cart!' });
  };
  return (
    <button type="button" className="btn btn-accent" onClick={add}>
      <Icon name="plus" />
      Add to Cart
    </button>
  );
}
