import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import type { Quality } from '@haat/machines/player';
import { createRoot } from 'react-dom/client';
import { livePlayer } from './live-player';
import { PlayerLayer } from './PlayerLayer';
import { readPreferences } from './preferences';
import { type Report, sendPlayback, sendReport } from './report';

export interface PlayerHooks {
  /** Called at the start, every 10 s, at pause, at the end and on leaving. An `ApiError` of 403, 404 or 409 stops the player. */
  onProgress?: (report: Report) => Promise<void> | void;
  /** Loads its beginning before somebody plays it. Not for more than one of a page. */
  isEager?: boolean;
}

/** The person asked the browser to load as little as possible. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Takes over what `PlayerPlace` drew. Returns how to give it back. */
export function attachPlayer(place: HTMLElement, hooks: PlayerHooks = {}): () => void {
  const media = place.querySelector<HTMLVideoElement | HTMLAudioElement>('video, audio');
  const layer = place.querySelector<HTMLElement>('[data-player-layer]');
  if (!media || !layer || place.hasAttribute('data-taken')) return () => undefined;
  const options = JSON.parse(place.dataset['player'] ?? '') as PlayerOptions;
  const { rate, volume, isMuted } = readPreferences();
  const quality: Quality = savesData() && options.hls?.['360'] ? '360' : 'auto';
  media.controls = false;
  media.disableRemotePlayback = false;
  media.defaultPlaybackRate = rate;
  media.playbackRate = rate;
  media.volume = volume;
  media.muted = isMuted;
  place.setAttribute('data-taken', '');
  const report = async (now: Report) => {
    await hooks.onProgress?.(now);
    if (options.playbackUrl !== undefined) await sendPlayback(options.playbackUrl, now);
    if (options.reportUrl !== undefined) await sendReport(options.reportUrl, now);
  };
  const waits = savesData() || hooks.isEager === false;
  const root = createRoot(layer);
  root.render(
    <PlayerLayer
      place={place}
      media={media}
      options={options}
      machine={livePlayer({ media, options, quality, waits, report })}
      input={{ quality }}
    />,
  );
  return () => {
    root.unmount();
    media.controls = true;
    place.removeAttribute('data-taken');
  };
}
