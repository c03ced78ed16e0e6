import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import type { ChangeEvent, RefObject } from 'react';
import { ControlButton } from './ControlButton';
import * as styles from './player-layer.css';
import { chapterAt } from './SeekBar';
import { clockOf } from './time';
import type { Commands } from './use-commands';
import type { useFullScreen } from './use-full-screen';
import type { MediaFacts } from './use-media';

interface ControlBarProps {
  media: HTMLVideoElement | HTMLAudioElement;
  options: PlayerOptions;
  facts: MediaFacts;
  commands: Commands;
  screen: ReturnType<typeof useFullScreen>;
  settingsButton: RefObject<HTMLButtonElement | null>;
  areSettingsOpen: boolean;
  toggleSettings: () => void;
}

/** The row of buttons below the position. */
export function ControlBar(props: ControlBarProps) {
  const { media, options, facts, commands, screen, settingsButton, areSettingsOpen, toggleSettings } = props;
  const { time, duration, isMuted, volume } = facts;
  const isVideo = media instanceof HTMLVideoElement;
  const chapter = chapterAt(options, time);
  const isSilent = isMuted || volume === 0;
  return (
    <Box className={styles.bar}>
      <ControlButton
        icon={isSilent ? 'volumeOff' : 'volume'}
        shortcut="m"
        label={isSilent ? t('Unmute') : t('Mute')}
        onPress={commands.toggleMuted}
      />
      <Box
        as="input"
        type="range"
        className={styles.volume}
        aria-label={t('Volume')}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          commands.setVolume(Number(event.currentTarget.value))
        }
      />
      <Box className={styles.time}>
        {clockOf(time)} / {clockOf(duration)}
        {chapter !== undefined && ` · ${chapter}`}
      </Box>
      {(options.captions ?? []).length > 0 && (
        <ControlButton
          icon="captions"
          shortcut="c"
          label={t('Captions')}
          isPressed={commands.captions !== null}
          onPress={commands.toggleCaptions}
        />
      )}
      <ControlButton
        icon="settings"
        label={t('Playback settings')}
        buttonRef={settingsButton}
        isOpen={areSettingsOpen}
        onPress={toggleSettings}
      />
      {isVideo && document.pictureInPictureEnabled && (
        <Box as="span" className={styles.roomy}>
          <ControlButton
            icon="pictureInPicture"
            label={t('Picture in picture')}
            onPress={() => togglePictureInPicture(media)}
          />
        </Box>
      )}
      {isVideo && (
        <ControlButton
          icon={screen.isFull ? 'fullScreenEnd' : 'fullScreen'}
          shortcut="f"
          label={screen.isFull ? t('Leave full screen') : t('Full screen')}
          onPress={screen.toggle}
        />
      )}
    </Box>
  );
}

/** Refused while nothing is loaded; the picture then stays where it is. */
function togglePictureInPicture(video: HTMLVideoElement): void {
  const change =
    document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture();
  change.catch(() => undefined);
}
