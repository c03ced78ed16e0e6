import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'View saved pages': 'जो लोड हुआ था उसे पढ़ें',
  'What you typed is safe on this device.': 'आपका लिखा इस डिवाइस पर सुरक्षित है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
