import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Go to': 'यहाँ जाएँ',
  'Keyboard shortcuts': 'कीबोर्ड शॉर्टकट',
  Recent: 'हाल ही में',
  Searching: 'ढूँढ रहे हैं',
  'No results for “{words}”.': '“{words}” नाम से कुछ नहीं मिला।',
  'Products, buyers and sales were not searched': 'प्रोडक्ट, ख़रीदार और बिक्री में खोज नहीं हुई',
  'Products, buyers, sales and screens': 'प्रोडक्ट, ख़रीदार, बिक्री और स्क्रीन',
  'Products, buyers, screens': 'प्रोडक्ट, ख़रीदार, स्क्रीन',
  'Search, on a Mac ⌘ K': 'खोजें, मैक पर ⌘ K',
  'Search is not available. You can still find screens.':
    'खोज ने जवाब नहीं दिया। स्क्रीन इसके बिना भी मिल जाती हैं।',
  'You are offline. You can still find screens.': 'नेटवर्क नहीं है। स्क्रीन इसके बिना भी मिल जाती हैं।',
  'This list': 'यह सूची',
  'Outside text fields. Press two-key shortcuts one after the other.':
    'जहाँ कुछ लिखा न जा रहा हो। दो बटन एक के बाद एक दबाएँ।',
  'last on {day}': 'आख़िरी {day} को',
  '{count} purchase': '{count} ख़रीदारी',
  '{count} purchases': '{count} ख़रीदारी',
  '{count} result': '{count} नतीजा',
  '{count} results': '{count} नतीजे',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
