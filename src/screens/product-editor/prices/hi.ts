import type { Spoken } from '@haat/i18n/phrase';

/** What it costs, and what reaches the creator of it. */
export const hi = {
  'A whole number from {least} to {most}.': '{least} से {most} तक की पूरी संख्या।',
  'Every month': 'हर महीने',
  'Every 3 months': 'हर 3 महीने',
  'Every 6 months': 'हर 6 महीने',
  'Every year': 'हर साल',
  'After a set number of days': 'कुछ दिनों बाद',
  'Once, for lifetime access': 'एक बार, और कभी ख़त्म नहीं होता',
  'Between {least} and {most}.': '{least} और {most} के बीच।',
  'At most {most}.': 'ज़्यादा से ज़्यादा {most}।',
  'Has to be above {amount}.': '{amount} से ज़्यादा होना चाहिए।',
  'At least {least}.': 'कम से कम {least}।',
  'A whole number up to {most}.': '{most} तक की पूरी संख्या।',
  Incomplete: 'अधूरा',
  'Price removed.': 'दाम हट गया।',
  'Other prices': 'दूसरे दाम',
  'Price {number}': 'दाम {number}',
  'price {number}': 'दाम {number}',
  'Add another price': 'एक और दाम जोड़ें',
  'Buyers choose one. The first is selected by default.': 'ख़रीदार एक चुनते हैं। पहला पहले से चुना रहता है।',
  'Another price': 'एक और दाम',
  'Remove price': 'दाम हटाएँ',
  'Billing period': 'ख़रीदार फिर पैसे देते हैं',
  'One payment with lifetime access.': 'एक बार पैसे। दूसरे दामों के साथ यह हमेशा वाला दाम है।',
  'Buyers are reminded 3 days before the end, 1 day before and on the day, with a payment link. They are only charged automatically if they turn on auto-renew.':
    'ख़रीदारों को 3 दिन पहले, 1 दिन पहले और उसी दिन पैसे देने के लिंक के साथ याद दिलाया जाता है। उनके चुने बिना अपने आप कुछ नहीं कटता।',
  'How many days': 'कितने दिन',
  'Once per mobile number': 'हर मोबाइल नंबर के लिए एक बार',
  'Trial days': 'कितने मुफ़्त दिन',
  'Fixed price': 'तय दाम',
  'Everyone pays the same, once': 'सब एक ही दाम देते हैं, एक बार',
  'You set a minimum, buyers can pay more': 'कम से कम आप तय करें, ख़रीदार ज़्यादा दे सकते हैं',
  'Buyers pay every period': 'आगे के लिए ख़रीदार फिर पैसे देते हैं',
  'No payment needed': 'पैसे नहीं लगते',
  'Limit quantity': 'कितने लोग ले सकें, लिमिट रखें',
  'Price type': 'दाम की क़िस्म',
  Minimum: 'कम से कम',
  '₹1 to ₹5,00,000': '₹1 से ₹5,00,000',
  'Compare at': 'पहले का दाम',
  'Shown crossed out': 'कटा हुआ दिखता है',
  'Buyers see how many are left': 'ख़रीदार देखते हैं कितने बचे हैं',
  Quantity: 'कुल कितने',
  'Most per order': 'एक ऑर्डर में ज़्यादा से ज़्यादा',
  'With more than 1, buyers choose how many they want. Up to {most}.':
    '1 से ज़्यादा हो तो ख़रीदार चुनते हैं कि कितने चाहिए। {most} तक।',
  'One order can come to {sum}: at most {count} at this price.':
    'एक ऑर्डर {sum} तक का हो सकता है: इस दाम पर ज़्यादा से ज़्यादा {count}।',
  'Name of this price': 'इस दाम का नाम',
  'Helps buyers choose: With feedback, For two, One year.':
    'जिससे ख़रीदार चुनते हैं: फ़ीडबैक के साथ, दो लोगों के लिए, एक साल।',
  'Enter a price to see what you receive.': 'दाम लिखें और देखें उसमें से आपको कितना मिलेगा।',
  'Buyer pays at least': 'ख़रीदार कम से कम देंगे',
  'Buyer pays': 'ख़रीदार देंगे',
  'Fee, {rate}': 'फ़ीस, {rate}',
  'GST on the fee, {rate}': 'फ़ीस पर GST, {rate}',
  'You receive at least': 'आपको कम से कम मिलेगा',
  'Enter the price.': 'दाम लिखें।',
  'Enter a number.': 'संख्या लिखें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
