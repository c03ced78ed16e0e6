import type { Spoken } from '@haat/words/phrase';

export const hi = {
  'All time': 'अब तक का सब',
  'Between dates': 'दो तारीख़ों के बीच',
  'Last 30 days': 'पिछले 30 दिन',
  'Last 7 days': 'पिछले 7 दिन',
  'This month': 'इस महीने',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
