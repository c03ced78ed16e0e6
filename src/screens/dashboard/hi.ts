import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Good morning': 'सुप्रभात',
  'Good morning, {name}': 'सुप्रभात, {name}',
  'Good afternoon': 'नमस्ते',
  'Good afternoon, {name}': 'नमस्ते, {name}',
  'Good evening': 'नमस्ते',
  'Good evening, {name}': 'नमस्ते, {name}',
  '7 days': '7 दिन',
  '30 days': '30 दिन',
  'Your shop is open and buyers can pay. Only these numbers did not load.':
    'आपकी दुकान खुली है और ख़रीदार पेमेंट कर सकते हैं। बस ये आँकड़े लोड नहीं हुए।',

  'Earnings by hour': 'हर घंटे की कमाई',
  'Earnings by day': 'हर दिन की कमाई',
  'Earnings by month': 'हर महीने की कमाई',
  'Hourly earnings': 'एक घंटे की कमाई',
  'Daily earnings': 'एक दिन की कमाई',
  'Monthly earnings': 'एक महीने की कमाई',
  'Same hour yesterday': 'कल का यही घंटा',
  'Same day last week': 'पिछले हफ़्ते का यही दिन',
  'Same day, previous period': 'पिछली अवधि का यही दिन',
  'This hour so far': 'इस घंटे अब तक',
  'This month so far': 'इस महीने अब तक',
  'Earnings, {period}': 'कमाई, {period}',
  'today, {date}': 'आज, {date}',
  '{sum} more than all of yesterday': 'कल पूरे दिन से {sum} ज़्यादा',
  '{sum} less than all of yesterday': 'कल पूरे दिन से {sum} कम',
  'Nothing yesterday': 'कल कुछ नहीं',
  '{sum} more than the previous 7 days': 'उससे पहले के 7 दिनों से {sum} ज़्यादा',
  '{sum} less than the previous 7 days': 'उससे पहले के 7 दिनों से {sum} कम',
  'Nothing in the previous 7 days': 'उससे पहले के 7 दिनों में कुछ नहीं',
  '{sum} more than the previous 30 days': 'उससे पहले के 30 दिनों से {sum} ज़्यादा',
  '{sum} less than the previous 30 days': 'उससे पहले के 30 दिनों से {sum} कम',
  'Nothing in the previous 30 days': 'उससे पहले के 30 दिनों में कुछ नहीं',

  'See all sales': 'सारी बिक्री देखें',
  'Share your product link with your audience: in a group, a story or your bio.':
    'जो बेचते हैं उसका लिंक वहाँ डालें जहाँ आपके लोग पहले से हैं: ग्रुप, स्टोरी या बायो।',
  'On sale': 'अभी क्या बिक रहा है',

  'Set up your shop': 'अपनी दुकान तैयार करें',
  '{done} of {all}': '{all} में से {done}',
  'Next steps': 'आगे क्या करना है',
  'Done: {list}': 'हो गया: {list}',
  'Hide this list': 'यह सूची फिर न दिखाएँ',
  'Add your name': 'बताएँ कि बेच कौन रहा है',
  'Buyers see this name before they pay': 'पेमेंट से पहले ख़रीदार को यही नाम दिखता है',
  'your name': 'आपका नाम',
  'Create your first product': 'अपना पहला प्रोडक्ट बनाएँ',
  'A page, a course, a channel: you choose': 'पेज, कोर्स, चैनल: क्या बनाना है, आप चुनें',
  'a product': 'एक प्रोडक्ट',
  'Publish it': 'उसे चालू करें',
  'It gets a link where anyone can pay': 'उसका लिंक बनता है, जिस पर कोई भी पेमेंट कर सकता है',
  publishing: 'पेज चालू',
  'Verify your identity': 'अपनी पहचान वेरिफ़ाई कराएँ',
  'PAN and a bank account or UPI ID, so that you can be paid':
    'PAN और बैंक अकाउंट या UPI, ताकि आपके पैसे आप तक पहुँच सकें',
  'who you are': 'आपकी पहचान',
  'Share the link': 'लिंक शेयर करें',
  'In a group, a story or a bio, or as a QR code': 'ग्रुप, स्टोरी या बायो में, या QR कोड के रूप में',
  sharing: 'लिंक शेयर',
  'Your first sale': 'आपकी पहली बिक्री',
  'We notify you by SMS': 'बिक्री होते ही हम आपको SMS से बताते हैं',
  'the first sale': 'पहली बिक्री',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
