import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import type { Quality } from '@haat/machines/player';
import type Hls from 'hls.js';

const mpegUrl = 'application/vnd.apple.mpegurl';

export interface MediaSources {
  /** Loads a quality at the second where it is; `plays` says whether it goes on from there. */
  load(quality: Quality, plays: boolean): void;
  /** The address that is played, as the server knows it. */
  url(): string;
  stop(): void;
}

/** Whether the browser plays playlists by itself. */
const playsHls = (media: HTMLMediaElement) => media.canPlayType(mpegUrl) !== '';

const urlOf = ({ hls, src }: PlayerOptions, quality: Quality): string =>
  (hls && (quality === 'auto' ? hls.auto : (hls[quality] ?? hls.auto))) ?? src;

/**
 * Gives a media element its source: a playlist where there is one, by hls.js where the browser knows none, else the file.
 * `failed` is for what the element does not say by itself.
 */
export function sourcesOf(
  media: HTMLMediaElement,
  options: PlayerOptions,
  { quality, failed }: { quality: Quality; failed: () => void },
): MediaSources {
  let current = urlOf(options, quality);
  let hls: Hls | null = null;
  let latest = 0;
  const needsScript = options.hls !== undefined && !playsHls(media);

  /** Seeks and plays once enough is known of what is loaded. */
  function goOnAt(second: number, plays: boolean, run: number): void {
    const { playbackRate } = media;
    media.defaultPlaybackRate = playbackRate;
    media.addEventListener(
      'loadedmetadata',
      () => {
        if (run !== latest) return;
        if (second > 0) media.currentTime = second;
        // Refused where nobody has touched the page; its button plays then.
        if (plays) media.play().catch(() => undefined);
      },
      { once: true },
    );
  }

  async function loadByScript(url: string, second: number, run: number): Promise<void> {
    try {
      const { default: Script, ErrorTypes, Events } = await import('hls.js');
      if (run !== latest) return;
      if (!Script.isSupported()) return loadFile(options.src);
      const script = new Script({
        startLevel: 0,
        startPosition: second,
        capLevelToPlayerSize: true,
        // The policy of our pages allows no scripts from memory.
        enableWorker: false,
        maxBufferLength: 30,
      });
      let mended = 0;
      script.on(Events.ERROR, (_, { fatal, type }) => {
        if (!fatal) return;
        if (type === ErrorTypes.MEDIA_ERROR && mended++ < 2) script.recoverMediaError();
        else failed();
      });
      script.loadSource(url);
      script.attachMedia(media);
      hls = script;
    } catch {
      failed();
    }
  }

  function loadFile(url: string): void {
    media.src = url;
    media.load();
  }

  function load(next: Quality, plays: boolean): void {
    const second = media.currentTime || options.startAt || 0;
    latest += 1;
    current = urlOf(options, next);
    hls?.destroy();
    hls = null;
    goOnAt(second, plays, latest);
    if (needsScript) void loadByScript(current, second, latest);
    else loadFile(current);
  }

  return {
    load,
    url: () => (needsScript && !hls ? options.src : current),
    stop: () => {
      latest += 1;
      hls?.destroy();
    },
  };
}
