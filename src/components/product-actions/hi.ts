import type { Spoken } from '@haat/i18n/phrase';

/** What can be done with a product, and how it went. */
export const hi = {
  'Duplicated. The copy is in your drafts.': 'एक कॉपी आपके ड्राफ़्ट में है।',
  'It could not be duplicated. Try again in a moment.': 'कॉपी नहीं बन पाई। थोड़ी देर में फिर कोशिश करें।',
  'Draft deleted.': 'ड्राफ़्ट हट गया।',
  'It could not be deleted. Try again in a moment.': 'यह हट नहीं पाया। थोड़ी देर में फिर कोशिश करें।',
  'Delete this draft? This cannot be undone.': 'यह ड्राफ़्ट हटाएँ? इसे वापस नहीं लाया जा सकता।',
  Delete: 'हाँ, हटाएँ',
  'Archive this {one}? It goes off sale permanently. Buyers keep access, and its sales stay in your records.':
    'इस {one} की बिक्री हमेशा के लिए बंद करें? जो ख़रीदा जा चुका है वह खुला रहेगा, और इसकी बिक्री आपके हिसाब में रहेगी।',
  'Yes, archive it': 'हाँ, बंद करें',
  'One for each channel, with clicks and sales': 'हर जगह के लिए एक, क्लिक और बिक्री के साथ',
  'Who has access, until when, and who has joined': 'किसके पास एक्सेस है, कब तक, और कौन जुड़ा है',
  Duplicate: 'कॉपी बनाएँ',
  'A new draft with the same content': 'इसी कंटेंट का नया ड्राफ़्ट',
  'The page stays up and says that it is not on sale': 'पेज रहता है, और बताता है कि यह अभी नहीं बिक रहा',
  'Puts it back on sale at the same link': 'उसी लिंक पर फिर बिकने लगता है',
  Archive: 'बिक्री बंद करें',
  'Takes it off sale permanently': 'हमेशा के लिए; फिर चालू नहीं होगी',
  'Delete draft': 'ड्राफ़्ट हटाएँ',
  '“{title}” is published.': '“{title}” चालू हो गया।',
  '“{title}” is paused. Its page tells buyers so.': '“{title}” रुका हुआ है। इसका पेज ख़रीदारों को यह बताता है।',
  '“{title}” is back on sale.': '“{title}” फिर बिक रहा है।',
  '“{title}” is archived.': '“{title}” की बिक्री बंद कर दी गई।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
