import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PlayerOptions } from '@haat/kinds/parts/player/player-options';
import { type ChangeEvent, type PointerEvent, useState } from 'react';
import * as styles from './player-layer.css';
import { thumbnailAt } from './thumbnail';
import { clockOf } from './time';
import type { MediaFacts } from './use-media';

interface SeekBarProps {
  options: PlayerOptions;
  facts: MediaFacts;
  seekTo: (second: number) => void;
}

/** The chapter of a second, by its title. */
export const chapterAt = ({ chapters = [] }: PlayerOptions, second: number): string | undefined =>
  chapters.findLast(({ start }) => start <= second)?.title;

/** Where it is, with what is loaded, the chapters, and a picture of where one points. */
export function SeekBar({ options, facts: { time, duration, loaded }, seekTo }: SeekBarProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [isDown, setDown] = useState(false);
  const shown = dragged ?? time;
  const share = (second: number) => `${duration > 0 ? Math.min(100, (second / duration) * 100) : 0}%`;
  const commit = () => {
    setDown(false);
    if (dragged !== null) seekTo(dragged);
    setDragged(null);
  };
  const point = ({ clientX, currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (pointerType === 'mouse') setPointed(Math.min(1, Math.max(0, (clientX - left) / width)) * duration);
  };
  const chapter = chapterAt(options, shown);
  const said = t('{time} of {length}', { time: clockOf(shown), length: clockOf(duration) });
  const peeked = dragged ?? pointed;
  return (
    <Box className={styles.seek} onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <Box className={styles.track} />
      <Box className={styles.loaded} vars={{ '--share': share(loaded) }} />
      <Box className={styles.played} vars={{ '--share': share(shown) }} />
      {(options.chapters ?? [])
        .filter(({ start }) => start > 0)
        .map(({ start }) => (
          <Box key={start} className={styles.chapter} vars={{ '--share': share(start) }} />
        ))}
      <Box
        as="input"
        type="range"
        data-seek
        className={styles.slider}
        aria-label={t('Position')}
        aria-valuetext={chapter === undefined ? said : `${said}, ${chapter}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(shown)}
        onPointerDown={() => setDown(true)}
        onPointerUp={commit}
        onPointerCancel={commit}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const second = Number(event.currentTarget.value);
          // Somebody who drags passes many seconds; only the last is loaded.
          if (isDown) setDragged(second);
          else seekTo(second);
        }}
      />
      <Box className={styles.thumb} vars={{ '--share': share(shown) }} />
      {peeked !== null && duration > 0 && <Peek options={options} second={peeked} share={share(peeked)} />}
    </Box>
  );
}

/** What is there at a second. */
function Peek({ options, second, share }: { options: PlayerOptions; second: number; share: string }) {
  const { thumbnails } = options;
  const chapter = chapterAt(options, second);
  const place = thumbnails && thumbnailAt(thumbnails, second);
  return (
    <Box aria-hidden className={styles.peek} vars={{ '--share': share }}>
      {thumbnails && place && (
        <Box
          className={styles.thumbnail}
          ref={(box: HTMLDivElement | null) => {
            if (!box) return;
            box.style.width = `${thumbnails.width}px`;
            box.style.height = `${thumbnails.height}px`;
            box.style.backgroundImage = `url("${thumbnails.src}")`;
            box.style.backgroundPosition = `-${place.left}px -${place.top}px`;
          }}
        />
      )}
      {chapter !== undefined && <Box as="span">{chapter}</Box>}
      <Box as="span">{clockOf(second)}</Box>
    </Box>
  );
}
