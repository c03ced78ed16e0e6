import { Box, VisuallyHidden } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import { selectPlayer } from '@haat/machines/player';
import { useMachine } from '@xstate/react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { ControlBar } from './ControlBar';
import { ControlButton } from './ControlButton';
import type { livePlayer } from './live-player';
import { PlayerNotice } from './PlayerNotice';
import * as styles from './player-layer.css';
import { SeekBar } from './SeekBar';
import { SettingsPanel } from './SettingsPanel';
import { clockOf } from './time';
import { useCaptions } from './use-captions';
import { useCommands } from './use-commands';
import { useFullScreen } from './use-full-screen';
import { useGoTo } from './use-go-to';
import { useMedia } from './use-media';
import { useMediaSession } from './use-media-session';
import { useMovingMark } from './use-moving-mark';
import { useShortcuts } from './use-shortcuts';
import { useShown } from './use-shown';

interface PlayerLayerProps {
  /** Around picture and controls. */
  place: HTMLElement;
  media: HTMLVideoElement | HTMLAudioElement;
  options: PlayerOptions;
  machine: ReturnType<typeof livePlayer>;
  input: { quality: 'auto' | '360' | '720' };
}

/** The controls of a player over its picture, or beside each other for a recording without one. */
export function PlayerLayer({ place, media, options, machine, input }: PlayerLayerProps) {
  const [player, send] = useMachine(machine, { input });
  const view = selectPlayer(player);
  const facts = useMedia(media, options.duration);
  const [areSettingsOpen, openSettings] = useState(false);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const screen = useFullScreen(place);
  const commands = useCommands({ media, options, send, view, facts });
  const said = useCaptions(media, commands.captions);
  const closeSettings = () => {
    openSettings(false);
    settingsButton.current?.focus();
  };
  useShortcuts(place, { commands, screen, close: areSettingsOpen ? closeSettings : screen.leave });
  useGoTo(place, media, { play: () => send({ type: 'play' }), seekTo: commands.seekTo });
  useMovingMark(place);
  useMediaSession(media, options, commands.session, view.isPlaying);
  const { isShown, show, hide } = useShown(view.is !== 'playing' || areSettingsOpen);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && send({ type: 'page.hidden' });
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [send]);

  const isVideo = options.kind === 'video';
  const press = ({ target, currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (target !== currentTarget) return show();
    if (areSettingsOpen) return openSettings(false);
    if (pointerType === 'mouse') commands.toggle();
    else if (isShown && view.is === 'playing') hide();
    else show();
  };
  const isFirst = view.is === 'idle';
  const startsAt = media.currentTime || options.startAt || 0;
  return (
    <Box
      className={isVideo ? styles.over : styles.beside}
      data-first={isFirst && isVideo ? '' : undefined}
      data-hidden={isVideo && !isShown ? '' : undefined}
      onPointerMove={show}
      onPointerUp={isVideo ? press : undefined}
    >
      <Box className={styles.cluster}>
        {!(isFirst && isVideo) && (
          <ControlButton
            className={styles.onPicture}
            icon="back10"
            shortcut="j"
            label={t('{count} seconds back', { count: 10 })}
            onPress={() => commands.seekBy(-10)}
          />
        )}
        <ControlButton
          className={styles.main}
          icon={view.isPlaying ? 'pause' : 'play'}
          shortcut="k"
          label={view.isPlaying ? t('Pause|playing') : t('Play')}
          isBusy={view.isBusy}
          onPress={commands.toggle}
        />
        {!(isFirst && isVideo) && (
          <ControlButton
            className={styles.onPicture}
            icon="forward10"
            shortcut="l"
            label={t('{count} seconds forward', { count: 10 })}
            onPress={() => commands.seekBy(10)}
          />
        )}
      </Box>
      {isFirst && isVideo && startsAt > 0 && (
        <Box className={styles.resume}>{t('Continue from {time}', { time: clockOf(startsAt) })}</Box>
      )}
      {said.length > 0 && (
        <Box className={styles.captions} lang={commands.captions ?? undefined}>
          {said.map((fragment, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is said now has no names
            <Cue key={place} fragment={fragment} />
          ))}
        </Box>
      )}
      <Box className={styles.controls}>
        <SeekBar options={options} facts={facts} seekTo={commands.seekTo} />
        <ControlBar
          media={media}
          options={options}
          facts={facts}
          commands={commands}
          screen={screen}
          settingsButton={settingsButton}
          areSettingsOpen={areSettingsOpen}
          toggleSettings={() => openSettings(!areSettingsOpen)}
        />
      </Box>
      {areSettingsOpen && (
        <SettingsPanel
          options={options}
          rate={facts.rate}
          quality={view.quality}
          captions={commands.captions}
          setRate={commands.setRate}
          setQuality={commands.setQuality}
          setCaptions={commands.setCaptions}
        />
      )}
      <PlayerNotice
        view={view}
        options={options}
        retry={() => send({ type: 'retry' })}
        again={commands.toggle}
      />
      <VisuallyHidden as="output">{statusText(view.is) || commands.announced}</VisuallyHidden>
    </Box>
  );
}

/** What is seen as a notice is heard too. */
function statusText(is: string): string {
  if (is === 'slow') return t('The network is slow. Playing continues automatically.');
  return is === 'offline' ? t('You are offline. It goes on when you are back online.') : '';
}

function Cue({ fragment }: { fragment: DocumentFragment }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(fragment.cloneNode(true));
  }, [fragment]);
  return <Box as="span" ref={box} className={styles.cue} />;
}
