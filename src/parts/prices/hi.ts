import type { Spoken } from '@haat/words/phrase';

/** How a price is said in one line. */
export const hi = {
  'From {amount}': '{amount} से',
  '{sum} and {count} more': '{sum} और {count} दाम और',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
