import type { Spoken } from '@haat/i18n/phrase';

/** The editor around its steps: where one is, where the words are, and what differs between two versions. */
export const hi = {
  'The preview could not be opened. Try again.': 'प्रीव्यू नहीं खुला। फिर से कोशिश करें।',
  'Open as a buyer': 'ख़रीदार की तरह खोलें',
  'Archived products cannot be edited': 'बिक्री बंद होने पर यह वैसा ही रहता है',
  'To sell it again, choose Duplicate under More: a new draft with the same content.':
    'फिर बेचने के लिए “और” में इसकी कॉपी बनाएँ: इसी कंटेंट का नया ड्राफ़्ट।',
  'Both versions are the same.': 'दोनों में एक ही बात है।',
  'A title is enough to start; everything is saved automatically.':
    'यह क्या है। शुरू करने के लिए टाइटल काफ़ी है; सब कुछ अपने आप सेव होता है।',
  'What you need from buyers besides their phone number.': 'फ़ोन के अलावा ख़रीदार से क्या जानना है।',
  'What buyers get after paying.': 'पेमेंट होते ही ख़रीदार को क्या मिलता है।',
  'How the link looks in chats, and the page itself.': 'चैट में इसका लिंक कैसा दिखे, और पेज भी।',
  'It gets a link where anyone can pay.': 'इसे एक लिंक मिलता है, जिस पर कोई भी पैसे दे सकता है।',
  'Its link, to share with your audience.': 'इसका लिंक, जहाँ भी आपके लोग हों।',
  'Next: {step}': 'आगे: {step}',
  Back: 'वापस',
  Steps: 'क़दम',
  'Back to the {many}': '{many} पर वापस',
  'Move {name} up': '{name} को ऊपर ले जाएँ',
  'Move {name} down': '{name} को नीचे ले जाएँ',
  'The {one}': '{one}',
  'Step {number} of {count}': 'क़दम {number}, कुल {count}',
  'Then {step}': 'फिर {step}',
  'A title is enough to start': 'शुरू करने के लिए टाइटल काफ़ी है',
  'Saved on this device, not sent yet': 'यहाँ रखा है, अभी भेजा नहीं',
  'Saving…': 'सेव हो रहा है…',
  'Not everything is saved yet': 'अभी सब सेव नहीं हुआ',
  'Not saved yet. {problem}': 'अभी सेव नहीं हुआ। {problem}',
  'Saved on this device': 'इस डिवाइस पर रखा है',
  'Changed elsewhere: choose below': 'कहीं और बदला गया: नीचे चुनें',
  'Saved {when}': '{when} सेव हुआ',
  'Your title': 'आपका टाइटल',
  'Show differences': 'फ़र्क़ देखें',
  Differences: 'क्या फ़र्क़ है',
  'This was changed elsewhere': 'इस बीच यह कहीं और बदला गया',
  'In another window or on another device. Your changes here are kept; nothing is sent until you choose.':
    'किसी और विंडो या डिवाइस पर। आपने यहाँ जो लिखा वह रखा है; आपके चुनने तक कुछ नहीं भेजा जाएगा।',
  'Keep mine': 'मेरा रखें',
  'Use the other version': 'दूसरा लें',
  'You chose the other version': 'आपने दूसरा लिया',
  'Your changes are kept on this device until you discard them.':
    'आपने जो लिखा था वह इस डिवाइस पर रखा है, जब तक आप उसे छोड़ न दें।',
  'Use mine instead': 'मेरा लगाएँ',
  Title: 'टाइटल',
  Description: 'विवरण',
  Questions: 'सवाल',
  'Thank you': 'धन्यवाद',
  Sharing: 'शेयर करना',
  Gallery: 'और तस्वीरें',
  Colour: 'रंग',
  Basics: 'ख़ास बातें',
  Publish: 'चालू करें',
  'Everything that a buyer needs is here.': 'ख़रीदार को जो चाहिए वह सब यहाँ है।',
  'Publish the {one}': '{one} चालू करें',
  'You can edit everything later, and pause it at any time.': 'बाद में सब बदल सकते हैं, और जब चाहें रोक सकते हैं।',
  Missing: 'अभी बाक़ी है',
  'It was not published. Nothing is lost; try again.': 'यह चालू नहीं हुआ। सब कुछ रखा है; फिर कोशिश करें।',
  'Your {one} is on sale. Buyers see {name} next to the price.':
    'आपका {one} बिक रहा है। ख़रीदारों को दाम के साथ {name} दिखता है।',
  'This {one} is not on sale. Its page tells visitors so.':
    'यह {one} अभी नहीं बिक रहा। इसका लिंक खोलने वाले को यह बताता है।',
  'Give the {one} a title': '{one} का टाइटल लिखें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
