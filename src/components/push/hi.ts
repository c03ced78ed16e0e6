import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Get notified when someone buys. Your browser asks for permission first; you can turn it off under Notifications.':
    'जैसे ही कोई ख़रीदे, तुरंत मैसेज। पहले आपका ब्राउज़र पूछेगा; आप इसे सूचनाओं में जाकर बंद कर सकते हैं।',
  'Allow notifications for this site in the browser’s settings, then come back here.':
    'ब्राउज़र की सेटिंग में इस साइट की सूचनाओं को इजाज़त दें, फिर यहाँ लौटें।',
  'Get sale notifications on this device': 'हर बिक्री की ख़बर इसी डिवाइस पर',
  'Notifications could not be turned off. Try again.': 'सूचनाएँ बंद नहीं हो पाईं। फिर कोशिश करें।',
  'Notifications could not be turned on. Check the connection and try again.':
    'सूचनाएँ चालू नहीं हो पाईं। नेटवर्क देखकर फिर कोशिश करें।',
  'Off on this device. Your browser asks you once when you turn them on.':
    'इस डिवाइस पर बंद हैं। चालू करते समय आपका ब्राउज़र एक बार पूछेगा।',
  On: 'चालू',
  'This browser does not support notifications. On an iPhone, first add the site to the home screen: Share, then Add to Home Screen, and open it from there.':
    'यह ब्राउज़र सूचनाएँ नहीं लेता। iPhone पर ये तब चलती हैं जब साइट होम स्क्रीन पर हो: शेयर, फिर होम स्क्रीन पर जोड़ें, और वहीं से खोलें।',
  'This device is notified of each sale.': 'यह डिवाइस हर बिक्री पर मैसेज दिखाता है।',
  'Push notifications are not available here. The other channels are listed below.':
    'यह दुकान डिवाइस पर मैसेज नहीं भेजती। दूसरे तरीक़ों से जो भेजा जाता है वह नीचे है।',
  'Turn off on this device': 'इस डिवाइस पर बंद करें',
  'Turn on notifications': 'सूचनाएँ चालू करें',
  'Blocked by your browser.': 'आपका ब्राउज़र इन्हें रोक रहा है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
