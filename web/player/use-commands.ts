import { t } from '@haat/i18n';
import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import type { PlayerEvent, PlayerView, Quality } from '@haat/machines/player';
import { useMemo, useState } from 'react';
import { seek, setRate, setVolume, toggleMuted } from './media-control';
import { keepPreferences, readPreferences } from './preferences';
import { rateText } from './SettingsPanel';
import { clockOf } from './time';
import type { MediaFacts } from './use-media';

interface CommandTargets {
  media: HTMLMediaElement;
  options: PlayerOptions;
  send: (event: PlayerEvent) => void;
  view: PlayerView;
  facts: MediaFacts;
}

export type Commands = ReturnType<typeof useCommands>;

/** What people can do with a player. What they choose is kept for the next one, and said to who does not see it. */
export function useCommands({ media, options, send, view, facts }: CommandTargets) {
  const [captions, setLanguage] = useState(() => languageOf(options, readPreferences().captions));
  const [announced, announce] = useState('');
  const { duration, volume, rate } = facts;

  const seekTo = (second: number) => {
    const target = Math.max(0, duration > 0 ? Math.min(duration, second) : second);
    seek(media, target);
    announce(t('{time} of {length}', { time: clockOf(target), length: clockOf(duration) }));
  };
  const setCaptions = (language: string | null) => {
    setLanguage(language);
    keepPreferences({ captions: language });
    const label = options.captions?.find((track) => track.language === language)?.label;
    announce(label === undefined ? t('Captions off') : t('Captions: {language}', { language: label }));
  };
  const session = useMemo(
    () => ({
      play: () => send({ type: 'play' }),
      pause: () => send({ type: 'pause' }),
      seekTo: (second: number) => seek(media, second),
    }),
    [media, send],
  );

  return {
    announced,
    captions,
    volume,
    rate,
    /** For the lock screen: the same functions as long as the player stands. */
    session,
    toggle: () => send({ type: view.isPlaying || view.isBusy ? 'pause' : 'play' }),
    seekTo,
    seekBy: (seconds: number) => seekTo(media.currentTime + seconds),
    seekToShare: (share: number) => {
      if (duration > 0) seekTo(duration * share);
    },
    setVolume: (wanted: number) => {
      const next = Math.min(1, Math.max(0, wanted));
      setVolume(media, next);
      keepPreferences({ volume: next, isMuted: next === 0 });
    },
    toggleMuted: () => {
      const isMuted = toggleMuted(media);
      keepPreferences({ isMuted, volume: media.volume });
    },
    setRate: (wanted: number) => {
      setRate(media, wanted);
      keepPreferences({ rate: wanted });
      announce(t('Speed: {speed}', { speed: rateText(wanted) }));
    },
    setQuality: (quality: Quality) => {
      send({ type: 'quality.choose', quality });
      const text = quality === 'auto' ? t('Automatic|quality') : `${quality}p`;
      announce(t('Quality: {quality}', { quality: text }));
    },
    setCaptions,
    toggleCaptions: () => {
      const [first] = options.captions ?? [];
      if (first) setCaptions(captions === null ? preferredOf(options) : null);
    },
  };
}

/** The chosen language where the video has it. */
const languageOf = ({ captions = [] }: PlayerOptions, wanted: string | null): string | null =>
  captions.find(({ language }) => language === wanted)?.language ?? null;

/** The language of the page where the video has it, else the first. */
const preferredOf = (options: PlayerOptions): string | null =>
  languageOf(options, document.documentElement.lang) ?? options.captions?.[0]?.language ?? null;
