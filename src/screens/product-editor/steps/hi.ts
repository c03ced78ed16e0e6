import type { Spoken } from '@haat/i18n/phrase';

/** The steps that every kind has. */
export const hi = {
  'What people pay for, in a few words.': 'लोग किस चीज़ के पैसे देंगे, थोड़े शब्दों में।',
  'What they get, when and how.': 'उन्हें क्या मिलेगा, कब और कैसे।',
  'A short answer': 'छोटा जवाब',
  'A long answer': 'लंबा जवाब',
  'One of some choices': 'कुछ विकल्पों में से एक',
  'Question {number}': 'सवाल {number}',
  'Move question {number} up': 'सवाल {number} को ऊपर ले जाएँ',
  'Remove question {number}': 'सवाल {number} हटाएँ',
  'Buyers always give their phone. Ask for more only if you need it: each question costs some sales.':
    'ख़रीदार अपना फ़ोन हमेशा देते हैं। और तभी पूछें जब ज़रूरत हो: हर सवाल से कुछ बिक्री कम होती है।',
  'Add a question': 'सवाल जोड़ें',
  Question: 'सवाल',
  Choices: 'विकल्प',
  'One a line.': 'हर लाइन में एक।',
  'Has to be answered': 'जवाब देना ज़रूरी है',
  'Write the question.': 'सवाल लिखें।',
  'At least two choices, one a line.': 'कम से कम दो विकल्प, हर लाइन में एक।',
  'At most twenty choices.': 'ज़्यादा से ज़्यादा बीस विकल्प।',
  'A choice has at most 80 letters.': 'एक विकल्प में ज़्यादा से ज़्यादा 80 अक्षर।',
  'What they read once they have paid': 'पैसे देने के बाद वे क्या पढ़ें',
  'The place for a joining link, an address, a date.': 'जुड़ने का लिंक, पता या तारीख़ यहाँ लिखें।',
  'Where they can go on': 'वे आगे कहाँ जा सकते हैं',
  'Offered as a button under the receipt.': 'रसीद के नीचे बटन के रूप में दिखता है।',
  'Only people who have paid see this. A refund closes it again.':
    'यह सिर्फ़ पैसे दे चुके लोगों को दिखता है। रिफ़ंड होने पर यह फिर बंद हो जाता है।',
  'Marigold, as everywhere here': 'गेंदा, जैसा यहाँ हर जगह है',
  Terracotta: 'टेराकोटा',
  Leaf: 'पत्ता',
  Indigo: 'नील',
  Rose: 'गुलाबी',
  Plum: 'जामुनी',
  'When its link is sent': 'जब इसका लिंक भेजा जाए',
  'Title where it is shared': 'शेयर करने पर टाइटल',
  'Left empty, it is the title of the basics. Search engines show it too.':
    'ख़ाली छोड़ें तो ख़ास बातों वाला टाइटल लगेगा। सर्च इंजन भी यही दिखाते हैं।',
  'Words below it': 'उसके नीचे के शब्द',
  'Left empty, they are the beginning of the description.': 'ख़ाली छोड़ें तो विवरण की शुरुआत लगेगी।',
  'Colour of the button': 'बटन का रंग',
  'Your own, {colour}': 'आपका अपना, {colour}',
  'It is made lighter or darker until the words on it can be read.':
    'इसे तब तक हल्का या गहरा किया जाता है जब तक इस पर लिखा पढ़ा जा सके।',
  'Language of your words': 'आपके शब्दों की भाषा',
  'Your words stay as they are. The page and the payment around them are in Hindi if you choose it, else in English.':
    'आपका लिखा वैसा ही रहता है। बाक़ी पेज और पेमेंट हिन्दी चुनने पर हिन्दी में होते हैं, नहीं तो अंग्रेज़ी में।',
  'Messengers keep a picture of a link for a while: what is changed here may take a day to show there.':
    'चैट ऐप लिंक की तस्वीर कुछ समय रखते हैं: यहाँ बदला हुआ वहाँ दिखने में एक दिन लग सकता है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
