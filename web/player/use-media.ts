import { useRef, useSyncExternalStore } from 'react';

/** What the controls show of a media element. */
export interface MediaFacts {
  /** Seconds. */
  time: number;
  duration: number;
  /** Seconds up to which it is loaded from here. */
  loaded: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  rate: number;
}

const events = [
  'timeupdate',
  'seeking',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'loadedmetadata',
  'emptied',
];

/** Follows a media element. `duration` is what is known before it has loaded. */
export function useMedia(media: HTMLMediaElement, duration = 0): MediaFacts {
  const latest = useRef<MediaFacts | null>(null);
  const read = (): MediaFacts => {
    const facts = factsOf(media, duration);
    const before = latest.current;
    if (before && (Object.keys(facts) as (keyof MediaFacts)[]).every((key) => before[key] === facts[key]))
      return before;
    latest.current = facts;
    return facts;
  };
  return useSyncExternalStore((tell) => {
    for (const name of events) media.addEventListener(name, tell);
    return () => {
      for (const name of events) media.removeEventListener(name, tell);
    };
  }, read);
}

function factsOf(media: HTMLMediaElement, known: number): MediaFacts {
  const { currentTime: time, duration, buffered } = media;
  let loaded = time;
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= time + 0.5 && buffered.end(at) > loaded) loaded = buffered.end(at);
  return {
    time,
    duration: Number.isFinite(duration) ? duration : known,
    loaded,
    volume: media.volume,
    isMuted: media.muted,
    rate: media.playbackRate,
  };
}
