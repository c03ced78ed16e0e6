import { useEffect, useRef } from 'react';
import { watchGoTo } from './go-to';

interface Commands {
  play: () => void;
  seekTo: (second: number) => void;
}

/** Goes where a part of the page beside the player leads, such as a note with a time, and plays. */
export function useGoTo(place: HTMLElement, media: HTMLMediaElement, commands: Commands): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    let forget = (): void => undefined;
    const stop = watchGoTo(place, (second) => {
      forget();
      // First: what is loaded now goes where it was left, and this comes after that.
      latest.current.play();
      const seek = () => latest.current.seekTo(second);
      if (media.readyState > 0) seek();
      else {
        media.addEventListener('loadedmetadata', seek, { once: true });
        forget = () => media.removeEventListener('loadedmetadata', seek);
      }
      place.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      forget();
      stop();
    };
  }, [place, media]);
}
