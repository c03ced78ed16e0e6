import type { Spoken } from '@haat/words/phrase';

/** What it costs, and what reaches the creator of it. */
export const hi = {
  'A whole number from {least} to {most}.': '{least} से {most} तक की पूरी संख्या।',
  'Every month': 'हर महीने',
  'Every 3 months': 'हर 3 महीने',
  'Every 6 months': 'हर 6 महीने',
  'Every year': 'हर साल',
  'After a number of days': 'कुछ दिनों बाद',
  'Once, and it never ends': 'एक बार, और कभी ख़त्म नहीं होता',
  'Between {least} and {most}.': '{least} और {most} के बीच।',
  'At most {most}.': 'ज़्यादा से ज़्यादा {most}।',
  'Needs to be above {amount}.': '{amount} से ज़्यादा होना चाहिए।',
  'At least {least}.': 'कम से कम {least}।',
  'A whole number up to {most}.': '{most} तक की पूरी संख्या।',
  'Not finished': 'अधूरा',
  'The price is removed.': 'दाम हट गया।',
  'Other prices': 'दूसरे दाम',
  'Price {number}': 'दाम {number}',
  'price {number}': 'दाम {number}',
  'Add another price': 'एक और दाम जोड़ें',
  'Buyers choose one. The first is chosen already.': 'ख़रीदार एक चुनते हैं। पहला पहले से चुना रहता है।',
  'Another price': 'एक और दाम',
  'Remove the price': 'दाम हटाएँ',
  'Buyers pay again': 'ख़रीदार फिर पैसे देते हैं',
  'One payment. Beside other prices it is the one to stay with.':
    'एक बार पैसे। दूसरे दामों के साथ यह हमेशा वाला दाम है।',
  'Buyers are reminded 3 days before the end, 1 day before and on the day, with a link to pay. Unless they choose so, nothing is taken by itself.':
    'ख़रीदारों को 3 दिन पहले, 1 दिन पहले और उसी दिन पैसे देने के लिंक के साथ याद दिलाया जाता है। उनके चुने बिना अपने आप कुछ नहीं कटता।',
  'How many days': 'कितने दिन',
  'Free days first': 'पहले मुफ़्त दिन',
  'Once for each mobile number': 'हर मोबाइल नंबर के लिए एक बार',
  'How many free days': 'कितने मुफ़्त दिन',
  'Fixed price': 'तय दाम',
  'Everybody pays the same, once': 'सब एक ही दाम देते हैं, एक बार',
  'Pay what you want': 'जितना चाहें उतना दें',
  'You set the least, buyers may add': 'कम से कम आप तय करें, ख़रीदार ज़्यादा दे सकते हैं',
  'Buyers pay again to go on': 'आगे के लिए ख़रीदार फिर पैसे देते हैं',
  'Nobody pays, everybody may have it': 'कोई पैसे नहीं देता, सब ले सकते हैं',
  'Limit how many may have it': 'कितने लोग ले सकें, लिमिट रखें',
  'Kind of price': 'दाम की क़िस्म',
  'The least': 'कम से कम',
  '₹1 to ₹5,00,000': '₹1 से ₹5,00,000',
  'Compare at': 'पहले का दाम',
  'Shown struck out': 'कटा हुआ दिखता है',
  'Limit how many are sold': 'कितने बिकें, लिमिट रखें',
  'Buyers see how many are left': 'ख़रीदार देखते हैं कितने बचे हैं',
  'How many in all': 'कुल कितने',
  'Name of this price': 'इस दाम का नाम',
  'What a buyer chooses by: With feedback, For two, A year.':
    'जिससे ख़रीदार चुनते हैं: फ़ीडबैक के साथ, दो लोगों के लिए, एक साल।',
  'Write a price to see what reaches you of it.': 'दाम लिखें और देखें उसमें से आपको कितना मिलेगा।',
  'Buyer pays at least': 'ख़रीदार कम से कम देंगे',
  'Buyer pays': 'ख़रीदार देंगे',
  'Fee, {rate}': 'फ़ीस, {rate}',
  'GST on the fee, {rate}': 'फ़ीस पर GST, {rate}',
  'You receive at least': 'आपको कम से कम मिलेगा',
} as const;

declare module '@haat/words/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
