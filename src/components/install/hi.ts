import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'On your home screen': 'होम स्क्रीन पर',
  'It opens like an app, with one tap.': 'एक टैप से, ऐप की तरह खुलता है।',
  'It opens like an app, with one tap. In Safari, tap Share and then “Add to Home Screen”.':
    'एक टैप से, ऐप की तरह खुलता है। Safari में शेयर दबाएँ, फिर “होम स्क्रीन में जोड़ें”।',
  'Add to home screen': 'होम स्क्रीन पर जोड़ें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
