import type { paletteMachine } from '@haat/machines/palette';
import { useEffect, useRef } from 'react';
import type { EventFrom } from 'xstate';

type OpenEvent = Extract<
  EventFrom<typeof paletteMachine>,
  { type: 'palette.open' | 'help.open' | 'key.press' }
>;

/** Handles the keys of search and shortcuts anywhere in the app. */
export function usePaletteKeys(say: (event: OpenEvent) => void): void {
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const openEvent = saidBy(event);
      if (!openEvent) return;
      // The browser has meanings of its own for these.
      if (openEvent.type !== 'key.press') event.preventDefault();
      latest.current(openEvent);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The shortcut of a key; null if the focused element handles the key. */
export function saidBy(event: KeyboardEvent): OpenEvent | null {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return null;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return event.key.toLowerCase() === 'k' && !event.shiftKey ? { type: 'palette.open' } : null;
  if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return null;
  if (event.key === '?') return { type: 'help.open' };
  return /^[a-z]$/.test(event.key) ? { type: 'key.press', key: event.key } : null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select, [role="combobox"], [role="listbox"]'));
