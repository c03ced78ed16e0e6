import { Box, Icon, type IconName } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { type KeyboardEvent, useState } from 'react';
import type { CommandName, ToolState } from '../commands';
import * as styles from '../rich-text.css';

type ToolName = CommandName | 'link';

interface Tool {
  name: ToolName;
  label: Phrase;
  icon: IconName;
  keys?: string;
}

const tools: readonly Tool[] = [
  { name: 'bold', label: 'Bold', icon: 'bold', keys: 'Control+B Meta+B' },
  { name: 'italic', label: 'Italic', icon: 'italic', keys: 'Control+I Meta+I' },
  { name: 'heading', label: 'Heading', icon: 'heading' },
  { name: 'bullets', label: 'List', icon: 'list' },
  { name: 'numbers', label: 'Numbered list', icon: 'numbers' },
  { name: 'quote', label: 'Quote', icon: 'quote' },
  { name: 'link', label: 'Link', icon: 'link', keys: 'Control+K Meta+K' },
  { name: 'undo', label: 'Undo', icon: 'undo', keys: 'Control+Z Meta+Z' },
  { name: 'redo', label: 'Redo', icon: 'refresh', keys: 'Control+Y Meta+Shift+Z' },
];

interface ToolsProps {
  toolState: ToolState;
  /** Of the writing that they change. */
  controls: string;
  onTool: (name: ToolName) => void;
}

/** What can be made of words. One stop for Tab; a press leaves the caret where it is. */
export function Tools({ toolState, controls, onTool }: ToolsProps) {
  const roving = useRoving(tools.length);
  return (
    <Box
      role="toolbar"
      aria-label={t('Preview')}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={roving.onKeyDown}
    >
      {tools.map(({ name, label, icon, keys }, place) => {
        const isHistory = name === 'undo' || name === 'redo';
        const canDo = name === 'undo' ? toolState.canUndo : name === 'redo' ? toolState.canRedo : true;
        return (
          <Box
            as="button"
            key={name}
            type="button"
            className={styles.tool}
            aria-label={t(label)}
            title={t(label)}
            aria-keyshortcuts={keys}
            aria-pressed={isHistory ? undefined : toolState.on[name]}
            aria-disabled={!canDo || undefined}
            tabIndex={place === roving.current ? 0 : -1}
            onFocus={() => roving.onFocus(place)}
            onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
            onClick={() => canDo && onTool(name)}
          >
            <Icon name={icon} />
          </Box>
        );
      })}
    </Box>
  );
}

/** One stop for Tab in a row of buttons, and arrows between them. */
function useRoving(length: number) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = next(event.key, current, length);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  return { current, onFocus: setCurrent, onKeyDown };
}

function next(key: string, current: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % length;
    case 'ArrowLeft':
      return (current + length - 1) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
