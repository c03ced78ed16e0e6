import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Box } from '../Box/Box';
import * as styles from './Tabs.css';

export interface Tab {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChange: (key: string) => void;
}

/** Parts of one screen, one at a time. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex(({ key }) => key === current);

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const targets: { [key: string]: number } = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowLeft: place === 0 ? last : place - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus();
  };

  return (
    <Box>
      <Box ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(({ key, label: name }) => (
          <Box
            as="button"
            type="button"
            role="tab"
            key={key}
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
            className={styles.tab}
          >
            {name}
          </Box>
        ))}
      </Box>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        tabIndex={0}
        className={styles.panel}
      >
        {tabs[place]?.content}
      </Box>
    </Box>
  );
}
