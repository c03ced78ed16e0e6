import type { Spoken } from '@haat/i18n/phrase';

/** The steps that every kind has. */
export const hi = {
  'What people pay for, in a few words.': 'लोग किस चीज़ के पैसे देंगे, थोड़े शब्दों में।',
  'What they get, when and how.': 'उन्हें क्या मिलेगा, कब और कैसे।',
  'A short answer': 'छोटा जवाब',
  'A long answer': 'लंबा जवाब',
  'Multiple choice': 'कुछ विकल्पों में से एक',
  'Question {number}': 'सवाल {number}',
  'Move question {number} up': 'सवाल {number} को ऊपर ले जाएँ',
  'Remove question {number}': 'सवाल {number} हटाएँ',
  'Buyers always give their phone number. Ask only for what you need: every question loses some sales.':
    'ख़रीदार अपना फ़ोन हमेशा देते हैं। और तभी पूछें जब ज़रूरत हो: हर सवाल से कुछ बिक्री कम होती है।',
  'Add a question': 'सवाल जोड़ें',
  Question: 'सवाल',
  Choices: 'विकल्प',
  'One per line.': 'हर लाइन में एक।',
  Required: 'जवाब देना ज़रूरी है',
  'Write the question.': 'सवाल लिखें।',
  'At least two choices, one per line.': 'कम से कम दो विकल्प, हर लाइन में एक।',
  'At most {most} choices.': 'ज़्यादा से ज़्यादा {most} विकल्प।',
  'A choice can have up to {most} characters.': 'एक विकल्प में ज़्यादा से ज़्यादा {most} अक्षर।',
  'What buyers get': 'ख़रीदारों को क्या मिलेगा',
  'Upload files, or add text, a link or a place. Buyers get them with the receipt.':
    'फ़ाइलें अपलोड करें, या शब्द, लिंक या जगह जोड़ें। ख़रीदारों को ये रसीद के साथ मिलेंगी।',
  'Message after payment': 'पैसे देने के बाद वे क्या पढ़ें',
  'For example a join link, an address or a date.': 'जुड़ने का लिंक, पता या तारीख़ यहाँ लिखें।',
  'Continue link': 'वे आगे कहाँ जा सकते हैं',
  'Shown as a button below the receipt.': 'रसीद के नीचे बटन के रूप में दिखता है।',
  'Only people who have paid see this. A refund removes access.':
    'यह सिर्फ़ पैसे दे चुके लोगों को दिखता है। रिफ़ंड होने पर यह फिर बंद हो जाता है।',
  'Marigold (default)': 'गेंदा, जैसा यहाँ हर जगह है',
  Terracotta: 'टेराकोटा',
  Leaf: 'पत्ता',
  Indigo: 'नील',
  Rose: 'गुलाबी',
  Plum: 'जामुनी',
  'Link preview': 'जब इसका लिंक भेजा जाए',
  'Title for sharing': 'शेयर करने पर टाइटल',
  'If empty, the product title is used. Also shown in search results.':
    'ख़ाली छोड़ें तो ख़ास बातों वाला टाइटल लगेगा। सर्च इंजन भी यही दिखाते हैं।',
  'Description for sharing': 'उसके नीचे के शब्द',
  'If empty, the beginning of the description is used.': 'ख़ाली छोड़ें तो विवरण की शुरुआत लगेगी।',
  'Button colour': 'बटन का रंग',
  'Your own, {colour}': 'आपका अपना, {colour}',
  'Adjusted automatically so that the text stays readable.':
    'इसे तब तक हल्का या गहरा किया जाता है जब तक इस पर लिखा पढ़ा जा सके।',
  'Content language': 'आपके शब्दों की भाषा',
  'Your text is not translated. The page and the checkout around it use this language.':
    'आपका लिखा वैसा ही रहता है। बाक़ी पेज और पेमेंट हिन्दी चुनने पर हिन्दी में होते हैं, नहीं तो अंग्रेज़ी में।',
  'Messaging apps cache link previews: changes may take a day to appear.':
    'चैट ऐप लिंक की तस्वीर कुछ समय रखते हैं: यहाँ बदला हुआ वहाँ दिखने में एक दिन लग सकता है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
