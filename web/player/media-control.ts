/** Seconds from the beginning. */
export function seek(media: HTMLMediaElement, second: number): void {
  media.currentTime = Math.max(0, second);
}

/** 0 to 1; silence is the same as muted. */
export function setVolume(media: HTMLMediaElement, volume: number): void {
  media.volume = volume;
  media.muted = volume === 0;
}

/** Answers whether it is muted now. */
export function toggleMuted(media: HTMLMediaElement): boolean {
  media.muted = !media.muted;
  if (!media.muted && media.volume === 0) media.volume = 0.5;
  return media.muted;
}

/** Stays when another source is loaded. */
export function setRate(media: HTMLMediaElement, rate: number): void {
  media.playbackRate = rate;
  media.defaultPlaybackRate = rate;
}
