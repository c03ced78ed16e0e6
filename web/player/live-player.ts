import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import {
  type ConnectionEvent,
  type MediaEvent,
  playerMachine,
  type Quality,
  type Verdict,
} from '@haat/machines/player';
import { fromCallback, fromPromise } from 'xstate';
import { isOnline, watchConnection } from '../browser/connection';
import { sourcesOf } from './media-source';
import type { Report } from './report';

interface LivePlayer {
  media: HTMLMediaElement;
  options: PlayerOptions;
  quality: Quality;
  /** Nothing is loaded before somebody plays it. */
  waits: boolean;
  report: (report: Report) => Promise<void>;
}

const heard = {
  playing: 'media.playing',
  pause: 'media.paused',
  waiting: 'media.waiting',
  ended: 'media.ended',
  error: 'media.failed',
  seeking: 'media.sought',
} as const satisfies Record<string, MediaEvent['type']>;

/** The element says so when it was given something that it cannot decode. */
const isUndecodable = (error: MediaError | null) => error?.code === 3 || error?.code === 4;

/** The chart of a player on a media element that may be playing already. */
export function livePlayer({ media, options, quality, waits, report }: LivePlayer) {
  let failed = (): void => undefined;
  const sources = sourcesOf(media, options, { quality, failed: () => failed() });
  // What plays already came by the controls of the browser, and goes on undisturbed.
  let isLoaded = !media.paused || media.currentTime > 0;
  const load = (wanted: Quality, plays: boolean) => {
    isLoaded = true;
    sources.load(wanted, plays);
  };
  const reportNow = (isLeaving: boolean) =>
    report({
      position: media.currentTime,
      duration: media.duration,
      isEnded: media.ended,
      isPlaying: !media.paused && !media.ended,
      isLeaving,
    });
  if (!isLoaded && !waits) {
    media.preload = 'metadata';
    load(quality, false);
  }

  const machine = playerMachine.provide({
    actors: {
      watchMedia: fromCallback<{ type: 'none' }>(({ sendBack }) => {
        const tell = ({ type }: Event) => {
          // Chromium's own HLS is young: it plays no segments that lead to a bucket, which a script does.
          if (type === 'error' && isUndecodable(media.error) && sources.fallBack()) return;
          sendBack({ type: heard[type as keyof typeof heard] });
        };
        for (const name of Object.keys(heard)) media.addEventListener(name, tell);
        failed = () => sendBack({ type: 'media.failed' } satisfies MediaEvent);
        if (!media.paused) sendBack({ type: 'media.playing' } satisfies MediaEvent);
        return () => {
          for (const name of Object.keys(heard)) media.removeEventListener(name, tell);
          sources.stop();
        };
      }),
      watchConnection: fromCallback<{ type: 'none' }>(({ sendBack }) => {
        const tell = (online: boolean) =>
          sendBack({ type: online ? 'connection.back' : 'connection.lost' } satisfies ConnectionEvent);
        if (!isOnline()) tell(false);
        return watchConnection(tell);
      }),
      examine: fromPromise(() => verdictOf(sources.url(), media.error)),
      report: fromPromise(() => reportNow(false)),
    },
    actions: {
      startMedia: ({ context }) => {
        if (isLoaded) sources.play();
        else load(context.quality, true);
      },
      pauseMedia: () => sources.pause(),
      loadSource: ({ context }, wanted) => {
        if (isLoaded) load(wanted, context.isPlaying);
      },
      reloadSource: (_, wanted) => load(wanted, true),
      reportLeaving: () => {
        if (isLoaded) reportNow(true).catch(() => undefined);
      },
    },
  });
  return machine;
}

/** Why a source does not play: a media element tells 404 and a foreign format by the same code. */
async function verdictOf(url: string, error: MediaError | null): Promise<Verdict> {
  const { ok, status } = await fetch(url, { method: 'HEAD' });
  if (ok) return isUndecodable(error) ? 'unsupported' : 'unreachable';
  return status >= 400 && status < 500 && status !== 429 ? 'ended' : 'unreachable';
}
