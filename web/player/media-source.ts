import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import type { Quality } from '@haat/machines/player';
import type Hls from 'hls.js';

const mpegUrl = 'application/vnd.apple.mpegurl';

export interface MediaSources {
  /** Loads a quality at the second where it is; `plays` says whether it goes on from there. */
  load(quality: Quality, plays: boolean): void;
  /** Plays what is loaded, or what is on its way once it is there. */
  play(): void;
  pause(): void;
  /** Plays by script what the browser's own HLS did not. False where there is nothing else to try. */
  fallBack(): boolean;
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
  let needsScript = options.hls !== undefined && !playsHls(media);
  let wanted = quality;
  /** A media element forgets that it should play when a script gives it a source. */
  let isWaiting = false;
  let shouldPlay = false;

  // Refused where nobody has touched the page; its button plays then.
  const start = () => void media.play().catch(() => undefined);

  /** Seeks and plays once enough is known of what is loaded. */
  function goOnAt(second: number, run: number): void {
    const { playbackRate } = media;
    media.defaultPlaybackRate = playbackRate;
    media.addEventListener(
      'loadedmetadata',
      () => {
        if (run !== latest) return;
        isWaiting = false;
        if (second > 0) media.currentTime = second;
        if (shouldPlay) start();
      },
      { once: true },
    );
  }

  async function loadByScript(url: string, second: number, run: number): Promise<void> {
    try {
      const { default: Script, ErrorTypes, Events } = await import('hls.js');
      if (run !== latest) return;
      // Only now: what the element had before may become ready while the script is on its way.
      goOnAt(second, run);
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
    wanted = next;
    current = urlOf(options, next);
    hls?.destroy();
    hls = null;
    shouldPlay = plays || (isWaiting && shouldPlay);
    isWaiting = true;
    if (needsScript) void loadByScript(current, second, latest);
    else {
      goOnAt(second, latest);
      loadFile(current);
    }
  }

  return {
    load,
    play() {
      shouldPlay = true;
      if (!isWaiting || !needsScript) start();
    },
    pause() {
      shouldPlay = false;
      media.pause();
    },
    fallBack() {
      if (options.hls === undefined || needsScript || !('MediaSource' in globalThis)) return false;
      needsScript = true;
      load(wanted, shouldPlay);
      return true;
    },
    url: () => (needsScript && !hls ? options.src : current),
    stop: () => {
      latest += 1;
      hls?.destroy();
    },
  };
}
