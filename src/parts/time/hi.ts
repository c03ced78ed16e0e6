import type { Spoken } from '@haat/words/phrase';

export const hi = {
  'Today, {date}': 'आज, {date}',
  'Yesterday, {date}': 'कल, {date}',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
