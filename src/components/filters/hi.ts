import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'All time': 'अब तक का सब',
  'Custom range': 'दो तारीख़ों के बीच',
  'Last 30 days': 'पिछले 30 दिन',
  'Last 7 days': 'पिछले 7 दिन',
  'This month': 'इस महीने',
  Filters: 'फ़िल्टर',
  'Filters: {count}': 'फ़िल्टर: {count}',
  'Show results': 'सूची दिखाएँ',
  'Clear all filters': 'सब फ़िल्टर हटाएँ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
