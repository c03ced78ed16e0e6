import type { Spoken } from '@haat/i18n/phrase';

/** What the card says that leads out of another app's browser. */
export const hi = {
  'iOS WebView Detected,': 'यह पेज किसी ऐप के अंदर खुला है।',
  'Please open this link in Safari for the best experience.': 'बेहतर अनुभव के लिए इसे Safari में खोलें।',
  'Open Safari': 'Safari खोलें',
  'If nothing opens, choose “Open in browser” in this app’s menu.':
    'कुछ न खुले तो इस ऐप के मेनू से इसे ब्राउज़र में खोलें।',
  'This page works best in Chrome': 'यह पेज Chrome में सबसे अच्छा चलता है',
  'Signing in and paying work best there.': 'साइन इन करना और पैसे देना वहीं सबसे पक्का है।',
  'Open Chrome': 'Chrome खोलें',
  'If Chrome does not open, press the button, or choose “Open in browser” in this app’s menu.':
    'Chrome न खुले तो बटन दबाएँ, या इस ऐप के मेनू से इसे ब्राउज़र में खोलें।',
  'Stay here': 'यहीं रहें',
  'Touch and hold the link to copy it.': 'कॉपी करने के लिए लिंक को दबाए रखें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
