import type { Spoken } from '@haat/i18n/phrase';

/** Texts of the second factor. */
export const hi = {
  'Add it to your authenticator app': 'इसे अपने ऑथेंटिकेटर ऐप में जोड़ें',
  'Save your recovery codes': 'अपने रिकवरी कोड सँभालकर रखें',
  'The admin area also needs an authenticator app. Ask whoever runs the server for a code:':
    'डेस्क सिर्फ़ फ़ोन नंबर से नहीं खुलती: ऑथेंटिकेटर ऐप भी चाहिए। सर्वर चलाने वाले से कोड माँगें:',
  'Server code': 'सर्वर का कोड',
  'It works once, within 30 minutes.': 'यह एक ही बार, 30 मिनट के अंदर चलता है।',
  'Scan this with the app, then type the code that it shows.': 'इसे ऐप से स्कैन करें, फिर ऐप में दिख रहा कोड लिखें।',
  'QR code for the authenticator app': 'ऑथेंटिकेटर ऐप के लिए QR कोड',
  'I can’t scan it': 'मैं इसे स्कैन नहीं कर सकता/सकती',
  'Or enter this key in the app: time-based, six digits.': 'या यह की ऐप में लिखें: समय पर आधारित, छह अंक।',
  'Key for the app': 'ऐप के लिए की',
  'Without your phone, each of these works once. Keep them somewhere other than your phone.':
    'फ़ोन न हो तो इनमें से हर कोड एक बार काम करता है। इन्हें फ़ोन से अलग जगह रखें।',
  'Recovery codes': 'रिकवरी कोड',
  'Recovery code': 'रिकवरी कोड',
  'Codes copied.': 'कोड कॉपी हो गए।',
  'Copying is not allowed here. Write them down.': 'यहाँ कॉपी करने की इजाज़त नहीं है। इन्हें लिख लें।',
  'They cannot be shown again.': 'इन्हें कोई दोबारा नहीं दिखा सकता।',
  'Copy codes': 'कोड कॉपी करें',
  'I have saved them': 'मैंने इन्हें रख लिया',
  'Each works once. All admins are notified when one is used.':
    'हर कोड एक बार चलता है। इस्तेमाल होने पर हर संचालक को बताया जाता है।',
  'Use the authenticator app': 'ऑथेंटिकेटर ऐप से',
  'Use a recovery code': 'रिकवरी कोड से',
  '{count} recovery code is left.': '{count} रिकवरी कोड बचा है।',
  '{count} recovery codes are left.': '{count} रिकवरी कोड बचे हैं।',
  'New recovery codes': 'नए रिकवरी कोड',
  'A code from your authenticator app creates ten new ones. The old ones stop working.':
    'ऑथेंटिकेटर ऐप के कोड से दस नए बनते हैं। पहले वाले बंद हो जाते हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
