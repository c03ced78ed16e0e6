import { read, write } from '../browser/storage';

/** What somebody chose once and finds again in the next video. */
export interface Preferences {
  rate: number;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** The language of captions, or null for none. */
  captions: string | null;
}

const key = 'player';
const standard: Preferences = { rate: 1, volume: 1, isMuted: false, captions: null };

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** What is stored on this device; anything that is none of ours counts as nothing. */
export function readPreferences(): Preferences {
  try {
    const { rate, volume, isMuted, captions } = JSON.parse(read(key) ?? '{}') as Partial<
      Record<keyof Preferences, unknown>
    >;
    return {
      rate: rates.find((one) => one === rate) ?? standard.rate,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : standard.volume,
      isMuted: isMuted === true,
      captions: typeof captions === 'string' ? captions : standard.captions,
    };
  } catch {
    return standard;
  }
}

export function keepPreferences(changes: Partial<Preferences>): void {
  write(key, JSON.stringify({ ...readPreferences(), ...changes }));
}
