import type { Spoken } from '@haat/i18n/phrase';

/** What can be done with a product, and how it went. */
export const hi = {
  'No, keep it': 'नहीं, रहने दें',
  'A copy stands among your drafts.': 'एक कॉपी आपके ड्राफ़्ट में है।',
  'It could not be copied. Try again in a moment.': 'कॉपी नहीं बन पाई। थोड़ी देर में फिर कोशिश करें।',
  'The draft is gone.': 'ड्राफ़्ट हट गया।',
  'It could not be deleted. Try again in a moment.': 'यह हट नहीं पाया। थोड़ी देर में फिर कोशिश करें।',
  'Delete this draft? It cannot be brought back.': 'यह ड्राफ़्ट हटाएँ? इसे वापस नहीं लाया जा सकता।',
  'Yes, delete it': 'हाँ, हटाएँ',
  'Archive this {one}? It goes off sale for good. What was bought stays open, and its sales stay in your books.':
    'इस {one} की बिक्री हमेशा के लिए बंद करें? जो ख़रीदा जा चुका है वह खुला रहेगा, और इसकी बिक्री आपके हिसाब में रहेगी।',
  'Yes, archive it': 'हाँ, बंद करें',
  'What can be done': 'क्या किया जा सकता है',
  'Its links': 'इसके लिंक',
  'One for each place, with clicks and sales': 'हर जगह के लिए एक, क्लिक और बिक्री के साथ',
  'Its sales': 'इसकी बिक्री',
  Duplicate: 'कॉपी बनाएँ',
  'A new draft with the same content': 'इसी कंटेंट का नया ड्राफ़्ट',
  'The page stays, and says that it is not sold now': 'पेज रहता है, और बताता है कि यह अभी नहीं बिक रहा',
  'Sells again at the same link': 'उसी लिंक पर फिर बिकने लगता है',
  Archive: 'बिक्री बंद करें',
  'Off sale for good': 'हमेशा के लिए; फिर चालू नहीं होगी',
  'Delete the draft': 'ड्राफ़्ट हटाएँ',
  '“{title}” is published.': '“{title}” चालू हो गया।',
  '“{title}” is paused. Its page says so to buyers.': '“{title}” रुका हुआ है। इसका पेज ख़रीदारों को यह बताता है।',
  '“{title}” is on sale again.': '“{title}” फिर बिक रहा है।',
  '“{title}” is archived.': '“{title}” की बिक्री बंद कर दी गई।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
