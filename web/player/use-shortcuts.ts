import { useEffect, useLayoutEffect, useRef } from 'react';
import { nextRate, type Shortcut, shortcutOf } from './shortcuts';
import type { Commands } from './use-commands';
import type { useFullScreen } from './use-full-screen';

interface ShortcutTargets {
  commands: Commands;
  screen: ReturnType<typeof useFullScreen>;
  close: () => void;
}

/** Keys where the player has the focus; where it is the only one of its page, also where nothing has it. */
export function useShortcuts(place: HTMLElement, targets: ShortcutTargets): void {
  const latest = useRef(targets);
  // Before the next key: what is on the screen answers it.
  useLayoutEffect(() => {
    latest.current = targets;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isHere = place.contains(event.target as Node);
      const isAlone = document.querySelectorAll('[data-player]').length === 1;
      if (!isHere && !(isAlone && event.target === document.body)) return;
      const shortcut = shortcutOf(event);
      if (!shortcut || event.defaultPrevented) return;
      event.preventDefault();
      run(shortcut, latest.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place]);
}

function run(shortcut: Shortcut, { commands, screen, close }: ShortcutTargets): void {
  switch (shortcut.do) {
    case 'toggle':
      return commands.toggle();
    case 'mute':
      return commands.toggleMuted();
    case 'captions':
      return commands.toggleCaptions();
    case 'fullScreen':
      return screen.toggle();
    case 'close':
      return close();
    case 'seekBy':
      return commands.seekBy(shortcut.seconds);
    case 'seekTo':
      return commands.seekToShare(shortcut.share);
    case 'louder':
      return commands.setVolume(commands.volume + shortcut.by);
    case 'faster':
      return commands.setRate(nextRate(commands.rate, shortcut.by));
  }
}
