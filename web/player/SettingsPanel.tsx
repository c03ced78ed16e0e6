import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import type { Quality } from '@haat/machines/player';
import type { ChangeEvent } from 'react';
import * as styles from './player-layer.css';
import { rates } from './preferences';

interface SettingsPanelProps {
  options: PlayerOptions;
  rate: number;
  quality: Quality;
  captions: string | null;
  setRate: (rate: number) => void;
  setQuality: (quality: Quality) => void;
  setCaptions: (language: string | null) => void;
}

export const rateText = (rate: number) => (rate === 1 ? t('Normal') : `${rate}×`);

const qualityText = (quality: Quality) => (quality === 'auto' ? t('Automatic|quality') : `${quality}p`);

/** Automatic, and the one picture that it would choose anyway. */
const mostUnchosen = 2;

/** Speed, quality and captions; the lists are those of the system, which people know on a phone. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { options, rate, quality, captions, setRate, setQuality, setCaptions } = props;
  const { hls, captions: tracks = [] } = options;
  const qualities = (['auto', '360', '720', '1080'] as const).filter((one) => one === 'auto' || hls?.[one]);
  return (
    <Box as="fieldset" aria-label={t('Playback settings')} className={styles.settings}>
      <Setting
        label={t('Speed')}
        value={String(rate)}
        choices={rates.map((one) => [String(one), rateText(one)])}
        choose={(value) => setRate(Number(value))}
      />
      {qualities.length > mostUnchosen && (
        <Setting
          label={t('Quality')}
          value={quality}
          choices={qualities.map((one) => [one, qualityText(one)])}
          choose={(value) => setQuality(value as Quality)}
        />
      )}
      {tracks.length > 0 && (
        <Setting
          label={t('Captions')}
          value={captions ?? ''}
          choices={[
            ['', t('Off|captions')],
            ...tracks.map(({ language, label }) => [language, label] as const),
          ]}
          choose={(value) => setCaptions(value || null)}
        />
      )}
    </Box>
  );
}

interface SettingProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, text: string])[];
  choose: (value: string) => void;
}

function Setting({ label, value, choices, choose }: SettingProps) {
  return (
    <Box as="label" className={styles.setting}>
      <Box as="span">{label}</Box>
      <Box
        as="select"
        className={styles.select}
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => choose(event.currentTarget.value)}
      >
        {choices.map(([one, text]) => (
          <Box as="option" key={one} value={one}>
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
