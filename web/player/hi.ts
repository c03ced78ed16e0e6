import type { Spoken } from '@haat/i18n/phrase';

/** What a player says. */
export const hi = {
  'Automatic|quality': 'अपने आप',
  Captions: 'कैप्शन',
  'Captions off': 'कैप्शन बंद',
  'Captions: {language}': 'कैप्शन: {language}',
  'Continue from {time}': '{time} से आगे देखें',
  'Full screen': 'पूरी स्क्रीन',
  'It already plays on other devices': 'यह पहले से दूसरे डिवाइस पर चल रहा है',
  'Leave full screen': 'पूरी स्क्रीन से बाहर आएँ',
  Mute: 'आवाज़ बंद करें',
  Normal: 'सामान्य',
  'Off|captions': 'बंद',
  'Open this page in another browser, or download the file.':
    'यह पेज किसी दूसरे ब्राउज़र में खोलें, या फ़ाइल डाउनलोड करें।',
  'Pause|playing': 'रोकें',
  'Picture in picture': 'छोटी विंडो में देखें',
  Play: 'चलाएँ',
  'Play again': 'फिर से चलाएँ',
  'Play here': 'यहाँ चलाएँ',
  'Playback settings': 'चलाने की सेटिंग',
  Position: 'समय',
  Quality: 'क्वालिटी',
  'Quality: {quality}': 'क्वालिटी: {quality}',
  Reload: 'फिर से लोड करें',
  'Reload the page to see what is open to you.': 'आपके लिए क्या खुला है, यह देखने के लिए पेज फिर से लोड करें।',
  Speed: 'रफ़्तार',
  'Speed: {speed}': 'रफ़्तार: {speed}',
  'The network is slow. Playing continues automatically.': 'नेटवर्क धीमा है। वीडियो अपने आप आगे चलेगा।',
  'This browser cannot play it': 'यह ब्राउज़र इसे नहीं चला सकता',
  Unmute: 'आवाज़ चालू करें',
  Volume: 'आवाज़',
  'You are offline. It goes on when you are back online.': 'आप ऑफ़लाइन हैं। इंटरनेट आते ही यह आगे चलेगा।',
  'Your access to this has ended': 'इसका ऐक्सेस ख़त्म हो गया है',
  '{count} seconds back': '{count} सेकंड पीछे',
  '{count} seconds forward': '{count} सेकंड आगे',
  '{time} of {length}': '{length} में से {time}',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
