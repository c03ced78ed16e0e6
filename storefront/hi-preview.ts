import type { Spoken } from '@haat/i18n/phrase';

/** What a preview says of a product, kind by kind. */
export const hi = {
  '{hours} h': '{hours} घंटे',
  '{minutes} min': '{minutes} मिनट',
  '{title}, by {seller}': '{title}, {seller} की ओर से',
  '{time} your time': 'आपके यहाँ {time}',
  'Not on sale at the moment': 'अभी नहीं बिक रहा',
  'Check again later, or ask the person who sent you the link.': 'बाद में देखें, या जिसने लिंक भेजा उससे पूछें।',
  'Sold out': 'सारी सीटें भर गईं',
  'Seats may become available if a payment is not completed. Check again later.':
    'कोई पैसे न दे तो सीट लौट आती है। बाद में फिर देखें।',
  '{code}: {why} These are the usual prices.': '{code}: {why} ये सामान्य दाम हैं।',
  '{what}, until {day}': '{what}, {day} तक',
  'UPI, card or net banking': 'UPI, कार्ड या नेट बैंकिंग',
  'You only need a mobile number': 'बस आपका मोबाइल नंबर चाहिए',
  'Nothing to pay, now or later.': 'न अभी कुछ देना है, न बाद में।',
  'One payment. No extra charges.': 'एक बार का पैसा। अंत में कुछ नहीं जुड़ता।',
  'Before:': 'पहले:',
  'You save {sum}': '{sum} की बचत',
  'Price {number}|without a name': 'दाम {number}',
  '{count} days free': '{count} दिन मुफ़्त',
  '{first}, then {sum} {each}': '{first}, फिर {each} {sum}',
  'Before you pay': 'पैसे देने से पहले',
  'Instant receipt': 'रसीद तुरंत',
  'Sent by SMS, with a link to your purchase.': 'यह SMS से आती है, उस लिंक के साथ जो आपकी ख़रीदी चीज़ खोलता है।',
  'Secure payment': 'सुरक्षित पेमेंट',
  'UPI, card or net banking. We will never ask for your UPI PIN.':
    'UPI, कार्ड या नेट बैंकिंग। यहाँ कोई आपसे UPI PIN कभी नहीं माँगेगा।',
  Pictures: 'तस्वीरें',
  'Share this page': 'यह पेज शेयर करें',
  'latest {shown} of {count}': '{count} में से सबसे नए {shown}',
  'All {count} reviews': 'सारे {count} रिव्यू',
  'Newer reviews': 'नए रिव्यू',
  'Older reviews': 'पुराने रिव्यू',
  'Page {number} of {of}': '{of} में से पेज {number}',
  'More reviews': 'और रिव्यू',
  '{reviews} from verified buyers': '{reviews}, सब ख़रीदारों के',
  '{stars} of 5 stars': '5 में से {stars} स्टार',
  '{count} star: {of}': '{count} स्टार: {of}',
  '{count} stars: {of}': '{count} स्टार: {of}',
  '{count} review': '{count} रिव्यू',
  '{count} reviews': '{count} रिव्यू',
  'What you will learn': 'आप क्या सीखेंगे',
  'You join right after paying': 'पैसे देते ही जुड़ें',
  'To read': 'पढ़ने के लिए',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
