import { useEffect, useState } from 'react';

const filled = 'data-filled';

/**
 * Full screen of the element around picture and controls. Where only pictures can fill a screen (iPhones), it fills the window instead, so that
 * the mark stays over it.
 */
export function useFullScreen(place: HTMLElement) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === place || place.hasAttribute(filled));
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [place]);
  const fill = (isFilled: boolean) => {
    place.toggleAttribute(filled, isFilled);
    setFull(isFilled);
  };
  const leave = () => {
    if (document.fullscreenElement === place) void document.exitFullscreen();
    else fill(false);
  };
  const enter = () => {
    if (!document.fullscreenEnabled) return fill(true);
    place.requestFullscreen().catch(() => fill(true));
  };
  return { isFull, toggle: () => (isFull ? leave() : enter()), leave };
}
