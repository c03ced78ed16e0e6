import type { Spoken } from '@haat/i18n/phrase';

/** What a preview says of a product, kind by kind. */
export const hi = {
  'Choose a date': 'तारीख़ चुनें',
  '{hours} h': '{hours} घंटे',
  '{minutes} min': '{minutes} मिनट',
  '{title}, by {seller}': '{title}, {seller} की ओर से',
  '{time} your time': 'आपके यहाँ {time}',
  'Not on sale at the moment': 'अभी नहीं बिक रहा',
  'Check again later, or ask the person who sent you the link.': 'बाद में देखें, या जिसने लिंक भेजा उससे पूछें।',
  'Sold out': 'सारी सीटें भर गईं',
  'When a seat comes free, it is held for whoever is first on the waiting list.':
    'कोई सीट खाली होने पर वह प्रतीक्षा सूची के पहले व्यक्ति के लिए रखी जाती है।',
  'Join the waiting list': 'प्रतीक्षा सूची में जुड़ें',
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
  'What happens next': 'इसके बाद क्या होता है',
  'The link comes by SMS, too.': 'लिंक SMS से भी आता है।',
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
  'Ask {creator}': '{creator} से पूछें',
  'Usually replies within an hour': 'अक्सर एक घंटे में जवाब देते हैं',
  'Usually replies within {count} hours': 'अक्सर {count} घंटे में जवाब देते हैं',
  'Usually replies within a day': 'अक्सर एक दिन में जवाब देते हैं',
  'Usually replies within {count} days': 'अक्सर {count} दिन में जवाब देते हैं',
  '{creator} gets your question, and not your number or email address.':
    '{creator} को आपका सवाल मिलता है, आपका नंबर या ई-मेल पता नहीं।',
  'About {product}.': '{product} के बारे में।',
  'The answer goes there, and nothing else.': 'वहाँ जवाब जाएगा, और कुछ नहीं।',
  'Left empty, the answer goes to your number ending in {ending}.':
    'ख़ाली छोड़ें, तो जवाब आपके {ending} पर ख़त्म होने वाले नंबर पर जाएगा।',
  'Send the question': 'सवाल भेजें',
  'Your question is sent': 'आपका सवाल भेज दिया गया',
  '{seller} answered': '{seller} ने जवाब दिया',
  'The answer of {creator} comes to you, and stands on this page too.':
    '{creator} का जवाब आपके पास आएगा, और इस पेज पर भी दिखेगा।',
  'You asked about {product}': 'आपने {product} के बारे में पूछा',
  'You asked': 'आपने पूछा',
  'Back to {product}': '{product} पर वापस',
  'Photo of {name}': '{name} की तस्वीर',
  'About the creator': 'बनाने वाले के बारे में',
  'PAN and payout account': 'PAN और पैसे पाने वाला खाता',
  'On {site} since {month}': '{month} से {site} पर',
  '{count}+ buyers': '{count}+ ख़रीदार',
  'More from {seller}': '{seller} की ओर से और',
  'See everything': 'सब कुछ देखें',
  'Trailer {length}': 'ट्रेलर {length}',
  'See what you get': 'देखें क्या मिलेगा',
  'Yours to keep, no end date': 'हमेशा के लिए आपका',
  'Your own invite, right after paying': 'पैसे देते ही सिर्फ़ आपका अपना इनवाइट',
  'Reminders, and a date for your calendar': 'याद दिलाने वाले मैसेज, और आपके कैलेंडर के लिए तारीख़',
  'Within 7 days, if you opened less than a fifth of it.':
    '7 दिन के अंदर, अगर आपने इसका पाँचवाँ हिस्सा भी नहीं खोला।',
  'Within 24 hours after you first joined. A subscription can be ended at any time and runs to the end of what is paid.':
    'पहली बार जुड़ने के 24 घंटे के अंदर। सब्सक्रिप्शन कभी भी बंद हो सकता है, और जितने के पैसे दिए हैं वहाँ तक चलता है।',
  'Until 24 hours before it begins. If the creator moves or cancels it, until the new date, or always.':
    'शुरू होने से 24 घंटे पहले तक। तारीख़ बदले तो नई तारीख़ तक, और रद्द हो तो हमेशा।',
  'Until you opened one of them. Afterwards if they are broken, or not what the page promised.':
    'जब तक आपने कुछ नहीं खोला। उसके बाद, अगर कुछ ख़राब हो या पेज के वादे जैसा न हो।',
  'Each part by its own rule.': 'हर हिस्सा अपने नियम से।',
  'For a service or an event: until it has begun. For something to open or download: until you opened it. A gift or a tip: if it was sent twice or for the wrong amount, within 7 days.':
    'सेवा या आयोजन: शुरू होने तक। खोलने या डाउनलोड करने की चीज़: खोलने तक। भेंट या टिप: अगर दो बार या ग़लत रक़म गई, तो 7 दिन के अंदर।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
