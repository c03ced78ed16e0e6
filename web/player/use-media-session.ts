import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import { useEffect } from 'react';

interface Commands {
  play: () => void;
  pause: () => void;
  seekTo: (second: number) => void;
}

/** Seconds that the buttons of a lock screen skip. */
const step = 10;

/** Shows on the lock screen what is played, and takes its buttons. */
export function useMediaSession(
  media: HTMLMediaElement,
  { title, artist, poster, next }: PlayerOptions,
  commands: Commands,
  isPlaying: boolean,
): void {
  useEffect(() => {
    if (!('mediaSession' in navigator) || !isPlaying) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      ...(artist !== undefined && { artist }),
      ...(poster !== undefined && { artwork: [{ src: new URL(poster, location.href).href }] }),
    });
    const take = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      try {
        mediaSession.setActionHandler(action, handler);
      } catch {
        // A button that this browser does not have.
      }
    };
    const by = (seconds: number) => commands.seekTo(media.currentTime + seconds);
    take('play', commands.play);
    take('pause', commands.pause);
    take('seekbackward', ({ seekOffset }) => by(-(seekOffset ?? step)));
    take('seekforward', ({ seekOffset }) => by(seekOffset ?? step));
    take('seekto', ({ seekTime }) => seekTime !== undefined && commands.seekTo(seekTime));
    take('nexttrack', next ? () => location.assign(next.url) : null);
    const tellPosition = () => {
      const { duration, playbackRate, currentTime } = media;
      if (Number.isFinite(duration) && currentTime <= duration)
        mediaSession.setPositionState({ duration, playbackRate, position: currentTime });
    };
    tellPosition();
    for (const name of ['seeked', 'ratechange', 'durationchange']) media.addEventListener(name, tellPosition);
    return () => {
      for (const name of ['seeked', 'ratechange', 'durationchange'])
        media.removeEventListener(name, tellPosition);
    };
  }, [media, title, artist, poster, next, commands, isPlaying]);
}
