import { Box, VisuallyHidden } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLatest } from '../use-latest';
import * as styles from './drag.css';
import { dragAttribute, type KeyMoves, KeyMovesProvider, type Moved } from './drag-context';
import type { DropPlace } from './drop-place';
import { usePointerDrag } from './use-pointer-drag';

export interface DragAreaProps {
  /** Where something is now; null for nothing of the area. */
  placeOf: (thing: Moved) => DropPlace | null;
  /** It was dropped, or goes back there. */
  onDrop: (thing: Moved, to: DropPlace) => void;
  /** One place up or down, by a key. */
  onStep: (thing: Moved, by: -1 | 1) => void;
  /** What it is and where it stands now, to be heard. */
  describe: (thing: Moved) => string;
  children: ReactNode;
}

/** Around lists whose rows have a `DragHandle`; each list is marked with `dropList`. */
export function DragArea({ children, ...given }: DragAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const chip = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const latest = useLatest(given);
  const [held, setHeld] = useState<Held | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  usePointerDrag(
    { area, mark, chip },
    {
      onDrop: (thing, to) => {
        latest.current.onDrop(thing, to);
        setEnded({ thing, isDropped: true });
      },
    },
  );
  const where = held ? given.describe(held) : null;
  useEffect(() => {
    if (where === null || held === null) return;
    // React puts rows elsewhere, and a browser takes the focus of what is moved away.
    const handle = area.current?.querySelector<HTMLElement>(
      `[data-drag="${CSS.escape(dragAttribute(held))}"]`,
    );
    handle?.focus({ preventScroll: true });
    handle?.scrollIntoView({ block: 'nearest' });
  }, [held, where]);

  const keys = useMemo((): KeyMoves => {
    const end = (thing: Held, isDropped: boolean) => {
      setHeld(null);
      setEnded({ thing, isDropped });
    };
    return {
      held,
      helpId,
      pickUp: (thing) => {
        const from = latest.current.placeOf(thing);
        if (from) setHeld({ ...thing, from, where: latest.current.describe(thing) });
      },
      step: (by) => held && latest.current.onStep(held, by),
      drop: () => held && end(held, true),
      cancel: () => {
        if (!held) return;
        latest.current.onDrop(held, held.from);
        end(held, false);
      },
    };
  }, [held, helpId, latest]);

  return (
    <KeyMovesProvider value={keys}>
      <Box
        ref={area}
        className={styles.area}
        // Whoever goes on with a pointer leaves it where it is.
        onPointerDownCapture={keys.drop}
        {...(held && { 'data-takes-escape': '' })}
      >
        {children}
        <Box ref={mark} className={styles.mark} hidden aria-hidden />
        <Box ref={chip} className={styles.chip} hidden aria-hidden />
        <VisuallyHidden id={helpId}>
          {t('Space picks it up, the arrow keys move it, Space drops it, Escape puts it back.')}
        </VisuallyHidden>
        <VisuallyHidden role="alert">{heardOf(given.describe, held, ended)}</VisuallyHidden>
      </Box>
    </KeyMovesProvider>
  );
}

interface Ended {
  thing: Moved;
  isDropped: boolean;
}

/** What is told of the last move: where things stand is asked each time, because it changes with them. */
function heardOf(describe: DragAreaProps['describe'], held: Held | null, ended: Ended | null): string {
  if (held) {
    const where = describe(held);
    return where === held.where
      ? t('Picked up. {where}. Move with the arrow keys, drop with Space, put back with Escape.', { where })
      : where;
  }
  if (!ended) return '';
  const where = describe(ended.thing);
  // It was removed since.
  if (where === '') return '';
  return ended.isDropped ? t('Dropped. {where}', { where }) : t('Put back. {where}', { where });
}

interface Held extends Moved {
  from: DropPlace;
  /** What was heard of it then. */
  where: string;
}
