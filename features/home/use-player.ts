import { useEffect, useRef, useState } from 'react';

/** The FDA statement shows when so much, or less, remains (docs/product/home.md#films). Seconds. */
const LAST_SECONDS = 3;

/** Plays one film. It stops when its slide is left; at its end it can be played again. */
export function usePlayer(leaving: boolean) {
  const ref = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [ending, setEnding] = useState(false);

  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    const onTime = () => setEnding(film.duration - film.currentTime <= LAST_SECONDS);
    const onPlay = () => setPlaying(true);
    const onStop = () => setPlaying(false);
    film.addEventListener('timeupdate', onTime);
    film.addEventListener('play', onPlay);
    film.addEventListener('pause', onStop);
    film.addEventListener('ended', onStop);
    return () => {
      film.removeEventListener('timeupdate', onTime);
      film.removeEventListener('play', onPlay);
      film.removeEventListener('pause', onStop);
      film.removeEventListener('ended', onStop);
    };
  }, []);
  useEffect(() => {
    if (leaving) ref.current?.pause();
  }, [leaving]);

  const toggle = () => {
    const film = ref.current;
    if (!film) return;
    if (!film.paused) film.pause();
    // A browser may refuse to play: then the button simply still says Play.
    else void film.play().catch(() => setPlaying(false));
  };
  return { ref, playing, ending, toggle };
}
