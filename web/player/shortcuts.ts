import { rates } from './preferences';

/** What keys do. Seconds are relative unless they say otherwise. */
export type Shortcut =
  | { do: 'toggle' | 'mute' | 'fullScreen' | 'captions' | 'close' }
  | { do: 'seekBy'; seconds: number }
  /** Of the whole length, 0 to 1. */
  | { do: 'seekTo'; share: number }
  | { do: 'louder'; by: number }
  | { do: 'faster'; by: 1 | -1 };

const keys: Readonly<Record<string, Shortcut>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  m: { do: 'mute' },
  f: { do: 'fullScreen' },
  c: { do: 'captions' },
  Escape: { do: 'close' },
  j: { do: 'seekBy', seconds: -10 },
  l: { do: 'seekBy', seconds: 10 },
  ArrowLeft: { do: 'seekBy', seconds: -5 },
  ArrowRight: { do: 'seekBy', seconds: 5 },
  ArrowUp: { do: 'louder', by: 0.1 },
  ArrowDown: { do: 'louder', by: -0.1 },
  Home: { do: 'seekTo', share: 0 },
  End: { do: 'seekTo', share: 1 },
  '<': { do: 'faster', by: -1 },
  '>': { do: 'faster', by: 1 },
};

/** What a key does where the player has the focus, or null where the focused element takes it itself. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return null;
  const element = target as Element;
  const isSlider = element.matches('input[type=range]');
  if (!isSlider && element.matches('input, textarea, select, [contenteditable]'))
    return key === 'Escape' ? { do: 'close' } : null;
  if (key === ' ' && element.matches('button, a, summary')) return null;
  // Its own slider changes the volume with the arrows.
  if (isSlider && !element.matches('[data-seek]') && key.startsWith('Arrow')) return null;
  if (/^\d$/.test(key)) return { do: 'seekTo', share: Number(key) / 10 };
  return keys[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The next rate up or down; the same at the ends. */
export function nextRate(rate: number, by: 1 | -1): number {
  const place = rates.findIndex((one) => one >= rate);
  return rates[Math.min(rates.length - 1, Math.max(0, (place < 0 ? rates.length - 1 : place) + by))] ?? 1;
}
