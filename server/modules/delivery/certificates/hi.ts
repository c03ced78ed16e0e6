import type { Spoken } from '@haat/i18n/phrase';

/** What a certificate says on paper. */
export const hi = {
  'Certificate of completion': 'पूरा करने का सर्टिफ़िकेट',
  'This confirms that': 'यह प्रमाण है कि',
  'finished every lesson of the course': 'ने इस कोर्स का हर पाठ पूरा किया',
  'Taught by': 'सिखाने वाले',
  'Finished on': 'पूरा हुआ',
  Number: 'नंबर',
  'Scan to check': 'जाँचने के लिए स्कैन करें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
