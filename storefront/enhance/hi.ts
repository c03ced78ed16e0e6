import type { Spoken } from '@haat/i18n/phrase';

/** What a page says before React has come, and when nothing can be fetched any more. */
export const hi = {
  Copied: 'कॉपी हो गया',
  'What you typed is still here.': 'आपका लिखा यहीं है।',
  'Save for offline': 'ऑफ़लाइन के लिए रखें',
  'Kept on this device': 'इस फ़ोन में रखी है',
  'Remove from this device': 'इस फ़ोन से हटाएँ',
  Saving: 'रख रहे हैं',
  'There is no room for it on this device.': 'इस फ़ोन में इसके लिए जगह नहीं है।',
  'Keep reading': 'पढ़ते रहें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
