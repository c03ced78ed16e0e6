import type { Spoken } from '@haat/i18n/phrase';

/** One product: how it stands, what it costs, who bought it last. */
export const hi = {
  'About this product': 'इस प्रोडक्ट के बारे में',
  'This product': 'यह प्रोडक्ट',
  'Choose one to see how it sells.': 'एक चुनें और देखें वह कैसा बिक रहा है।',
  'Choose one to see its sales.': 'एक चुनें और उसकी बिक्री देखें।',
  'Choose one to see what it is reduced by.': 'एक चुनें और देखें उस पर क्या छूट है।',
  'Choose one to change it.': 'बदलने के लिए एक चुनें।',
  'You have no {many} yet': 'अभी आपके पास कोई {many} नहीं है',
  'What you make is set up and measured here.': 'आप जो बनाते हैं उसकी सेटिंग और आँकड़े यहाँ रहते हैं।',
  'See all its sales': 'इसकी सारी बिक्री देखें',
  'Its first sale will stand here': 'इसकी पहली बिक्री यहाँ दिखेगी',
  'Share its link where your people already are: a group, a story, a bio.':
    'इसका लिंक वहाँ शेयर करें जहाँ आपके लोग हैं: ग्रुप, स्टोरी, बायो।',
  'It can be bought once this {one} is on sale.': 'यह {one} चालू होने पर ख़रीदा जा सकेगा।',
  'The sales': 'बिक्री',
  'They are safe, and buyers can still pay. Only the newest of them did not load.':
    'सब सुरक्षित है, और ख़रीदार पैसे दे सकते हैं। बस नई बिक्री लोड नहीं हुई।',
  'Its link': 'इसका लिंक',
  'Change the prices': 'दाम बदलें',
  'One payment': 'एक बार में',
  'What buyers want to give': 'जितना ख़रीदार देना चाहें',
  'At least': 'कम से कम',
  Fixed: 'तय',
  '{words} · {count} to sell in all': '{words} · कुल {count} बेचने हैं',
  'Paid {each}': '{each} पेमेंट',
  'Paid {each}, {count} days free': '{each} पेमेंट, {count} दिन मुफ़्त',
  'Not published yet.': 'अभी चालू नहीं किया।',
  'Nothing is missing.': 'कुछ बाक़ी नहीं है।',
  'Still missing: {what}.': 'अभी बाक़ी है: {what}।',
  'Go on in the editor': 'एडिटर में आगे बढ़ें',
  'Paused.': 'रुका हुआ।',
  'Whoever opens its link reads that this {one} is not sold now. Under More it goes on sale again.':
    'इसका लिंक खोलने वाले को पता चलता है कि यह {one} अभी नहीं बिक रहा। “और” में जाकर इसे फिर चालू करें।',
  'Archived.': 'बिक्री बंद है।',
  'It is off sale for good. What was bought stays open, and its sales stay in your books.':
    'यह हमेशा के लिए है। जो ख़रीदा जा चुका है वह खुला है, और इसकी बिक्री आपके हिसाब में है।',
  'Blocked.': 'रोका गया।',
  'It cannot be bought, because the operator of this site has taken it off sale.':
    'इसे ख़रीदा नहीं जा सकता, क्योंकि इस साइट के संचालक ने इसकी बिक्री रोक दी है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
