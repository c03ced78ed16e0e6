import { Box, IconButton } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { KeyboardEvent } from 'react';
import * as styles from './drag.css';
import { dragAttribute, type Moved, useKeyMoves } from './drag-context';

interface DragHandleProps extends Moved {
  /** What moves, as it is called: shown beside the pointer. */
  title: string;
  /** As the handle calls it: “lesson 2 of section 1”. */
  name: string;
}

/** Dragged, it moves its row. By keys: Space picks up and drops, the arrows move, Escape puts back. */
export function DragHandle({ type, id, title, name }: DragHandleProps) {
  const { held, helpId, pickUp, step, drop, cancel } = useKeyMoves();
  const isHeld = held?.type === type && held.id === id;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isHeld && event.key === 'Tab') return drop();
    const act = isHeld ? heldKeys[event.key] : isPress(event.key) ? 'pickUp' : undefined;
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'pickUp') pickUp({ type, id });
    else if (act === 'drop') drop();
    else if (act === 'cancel') cancel();
    else step(act === 'up' ? -1 : 1);
  };
  return (
    <Box className={styles.handle}>
      <IconButton
        label={t('Reorder {name}', { name })}
        icon="grip"
        size={20}
        aria-pressed={isHeld}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        data-drag={dragAttribute({ type, id })}
        data-drag-title={title}
      />
    </Box>
  );
}

const isPress = (key: string): boolean => key === ' ' || key === 'Enter';

const heldKeys: Record<string, 'drop' | 'cancel' | 'up' | 'down' | undefined> = {
  ' ': 'drop',
  Enter: 'drop',
  Escape: 'cancel',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
