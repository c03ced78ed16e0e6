import type { Spoken } from '@haat/i18n/phrase';

/** Texts of this kind. */
export const hi = {
  'locked content': 'लॉक कंटेंट',
  'Locked content': 'लॉक कंटेंट',
  'This locked content is not available': 'यह लॉक कंटेंट उपलब्ध नहीं है',
  'Add something that is locked': 'कुछ जोड़ें जो लॉक हो',
  'Give “{title}” a name': '“{title}” को नाम दें',
  'Add the text of “{title}”': '“{title}” का टेक्स्ट जोड़ें',
  'Add the link of “{title}”': '“{title}” का लिंक जोड़ें',
  'Add the address of “{title}”, or its map location': '“{title}” का पता या नक़्शे पर जगह जोड़ें',
  'What buyers unlock, in order.': 'पेमेंट होने पर क्या खुलता है, पढ़ने के क्रम में।',
  'Part {number}': 'हिस्सा {number}',
  'Upload the file of “{title}”': '“{title}” की फ़ाइल अपलोड करें',
  'Buyer’s name on the pages (PDF)': 'पन्नों पर ख़रीदार का नाम (PDF)',
  'The name and the last four digits of the phone. It does not prevent sharing, but says whose copy it was.':
    'नाम और फ़ोन के आख़िरी चार अंक। इससे शेयर करना नहीं रुकता, पर पता चलता है कि कॉपी किसकी थी।',
  Nowhere: 'कहीं नहीं',
  'Small, at the foot of every page': 'हर पन्ने के नीचे, छोटे अक्षरों में',
  'Across every page, and at its foot': 'हर पन्ने पर तिरछा, और नीचे भी',
  'Only a PDF can be stamped. Upload it again as a PDF, or turn stamping off.':
    'नाम सिर्फ़ PDF पर लिखा जा सकता है। इसे PDF बनाकर फिर अपलोड करें, या नाम लिखना बंद करें।',
  'This PDF is protected by a password, so it cannot be stamped. Save it without one, or turn stamping off.':
    'इस PDF पर पासवर्ड है, इसलिए इस पर नाम नहीं लिखा जा सकता। इसे बिना पासवर्ड के सेव करें, या नाम लिखना बंद करें।',
  'This PDF cannot be stamped. Export it again, or turn stamping off.':
    'इस PDF पर नाम नहीं लिखा जा सकता। इसे फिर से बनाएँ, या नाम लिखना बंद करें।',
  'This PDF is too large to be stamped: at most 64 MB and 3,000 pages. Split it, or turn stamping off.':
    'यह PDF नाम लिखने के लिए बहुत बड़ा है: ज़्यादा से ज़्यादा 64 MB और 3,000 पन्ने। इसे बाँटें, या नाम लिखना बंद करें।',
  'The file of “{title}” is still being checked': '“{title}” की फ़ाइल अभी जाँची जा रही है',
  'Everyone sees it on the preview.': 'यह प्रीव्यू पर सबको दिखता है।',
  'Upload files, or add text, a link or a place. The preview shows only their names.':
    'फ़ाइलें अपलोड करें, या शब्द, लिंक या जगह जोड़ें। प्रीव्यू सिर्फ़ उनके नाम दिखाता है।',
  'The preview shows the size of a file, the city of a place and the word count of a text. The rest is unlocked by the payment.':
    'प्रीव्यू पर फ़ाइल का साइज़, जगह का शहर और शब्दों की गिनती दिखती है। बाक़ी पेमेंट होने पर खुलता है।',
  '{count} item': '{count} चीज़',
  '{count} items': '{count} चीज़ें',
  'Opens right after paying': 'पैसे देते ही खुलता है',
  'A place in {city}': '{city} में एक जगह',
  'A location|behind a lock': 'एक जगह',
  'Text, {count} word': 'पढ़ने के लिए, {count} शब्द',
  'Text, {count} words': 'पढ़ने के लिए, {count} शब्द',
  'What is locked': 'क्या लॉक है',
  'Text, links or a location that is hidden until payment.':
    'शब्द, लिंक या जगह, जो पैसे देने से पहले किसी को नहीं दिखते।',
  'What is locked first?': 'सबसे पहले क्या लॉक करें?',
  'Text, a link, a location with its address': 'शब्द, लिंक, या पते वाली जगह',
  'Open in maps': 'मैप में खोलें',
  'Open web map': 'वेब मैप पर देखें',
  'All of it opens on your receipt at once.': 'सब कुछ तुरंत आपकी रसीद पर खुलता है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
