import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  '{code} is your {brand} code': '{code} आपका {brand} कोड है',
  'Your code to sign in to {brand}:': '{brand} में साइन इन करने का आपका कोड:',
  'Your code to confirm something important on {brand}, such as a new payout account:':
    '{brand} पर कोई ज़रूरी काम पक्का करने का आपका कोड, जैसे निकासी का नया अकाउंट:',
  'It works for 5 minutes. Do not share it with anyone.': 'यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
  'If you did not request it, you can ignore this email.': 'अगर आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं।',
  'If you did not request it, someone may be signed in to your account.':
    'अगर आपने यह नहीं माँगा, तो हो सकता है कोई और आपके अकाउंट में साइन इन हो।',
  'View your devices': 'देखें आप कहाँ साइन इन हैं',
  'Your tax invoice as a PDF': 'आपका टैक्स इनवॉइस (PDF)',
  'Your receipt as a PDF': 'आपकी रसीद (PDF)',
  '{sum} paid to {seller} for {product}.': '{product} के लिए {seller} को {sum} मिले।',
  'Open what you bought': 'जो ख़रीदा है उसे खोलें',
  '(on {day})': '({day} को)',
  '(until {day})': '({day} तक)',
  'every month': 'हर महीने',
  'every {count} months': 'हर {count} महीने में',
  'every day': 'हर दिन',
  'every {count} days': 'हर {count} दिन में',
  'It renews automatically: {sum} {every}. We notify you at least a day before each charge.':
    'यह अपने आप रिन्यू होता है: {every} {sum}। हर बार पैसे कटने से कम से कम एक दिन पहले हम बताते हैं।',
  'It does not auto-renew. Another period costs {sum}, {every}: we remind you before the end.':
    'यह अपने आप रिन्यू नहीं होता। आगे जारी रखने के {sum} लगते हैं, {every}: ख़त्म होने से पहले हम याद दिलाते हैं।',
  'Renew or cancel': 'रिन्यू करें या बंद करें',
  'Your receipt for {product}': '{product} की आपकी रसीद',
  'You sold {product}': '{product} बिका',
  'You sold {product} for {sum}. {net} reaches your wallet.': '{product} {sum} में बिका। आपके वॉलेट में {net} आएँगे।',
  '{sum} paid. {net} reaches your wallet.': '{sum} मिले। आपके वॉलेट में {net} आएँगे।',
  'Your bank refunded you {sum} for {product}. This is the credit note for it.':
    'आपके बैंक ने {product} के {sum} आपको लौटा दिए। यह उसका क्रेडिट नोट है।',
  'Your bank refunded you {sum} for {product}. This is the refund note for it.':
    'आपके बैंक ने {product} के {sum} आपको लौटा दिए। यह उसका रिफ़ंड नोट है।',
  '{seller} refunded {sum} for {product}.': '{seller} ने {product} के {sum} लौटा दिए।',
  'The seller': 'बेचने वाले',
  'the seller': 'बेचने वाले',
  'a product': 'एक प्रोडक्ट',
  'Order {order}': 'ऑर्डर {order}',
  'Your credit note as a PDF': 'आपका क्रेडिट नोट (PDF)',
  'Your refund note as a PDF': 'आपका रिफ़ंड नोट (PDF)',
  'Your credit note for {product}': '{product} का आपका क्रेडिट नोट',
  'Your refund note for {product}': '{product} का आपका रिफ़ंड नोट',
  'Your refund for {product}': '{product} का आपका रिफ़ंड',
  'Your payment of {sum} to {seller} for {product} failed.':
    '{product} के लिए {seller} को आपका {sum} का पेमेंट नहीं हो पाया।',
  'If money was debited from your account, it is refunded automatically within 3 working days.':
    'अगर आपके अकाउंट से पैसे कटे हैं, तो वे 3 कामकाजी दिनों में अपने आप लौट आएँगे।',
  'View order status': 'देखें आपका ऑर्डर कहाँ है',
  'Your payment for {product} failed': '{product} का आपका पेमेंट नहीं हो पाया',
  '[{topic}] Ticket {number}': '[{topic}] टिकट {number}',
  '{name}, {reach}, wrote:': '{name}, {reach}, ने लिखा:',
  'Your message to {brand}: ticket {number}': '{brand} को आपका मैसेज: टिकट {number}',
  'We have received your message to {brand}. Your ticket number is {number}: quote it when you write again.':
    'आपका मैसेज {brand} तक पहुँच गया है। उसका टिकट नंबर {number} है: दोबारा लिखते समय यह नंबर बताएँ।',
  'See what happens next': 'देखें आगे क्या होगा',
  'If you did not write to us, you can ignore this email.': 'अगर आपने हमें नहीं लिखा, तो कुछ करने की ज़रूरत नहीं।',
  'You can now sign in with {shown}. If this was not you, remove it, sign out your other devices, and contact us.':
    '{shown} से अब आपका अकाउंट खुलेगा। अगर यह आपने नहीं किया, तो इसे हटा दें, अपने बाक़ी डिवाइस साइन आउट करें और हमें लिखें।',
  'You can no longer sign in with {shown}, and your other devices were signed out. If this was not you, contact us immediately.':
    '{shown} से अब आपका अकाउंट नहीं खुलेगा, और आपके बाक़ी डिवाइस साइन आउट कर दिए गए हैं। अगर यह आपने नहीं किया, तो हमें तुरंत लिखें।',
  'You can no longer sign in with {shown}, because it was reported lost. All devices were signed out. If this is wrong, contact us immediately.':
    '{shown} से अब आपका अकाउंट नहीं खुलेगा, क्योंकि हमें बताया गया कि यह खो गया है। हर डिवाइस साइन आउट कर दिया गया है। अगर ऐसा नहीं है, तो हमें तुरंत लिखें।',
  'A mobile number': 'मोबाइल नंबर',
  'An email': 'ई-मेल',
  'A Google account': 'Google अकाउंट',
  'Mobile number added for sign-in: {shown}': 'साइन इन के लिए एक मोबाइल नंबर जोड़ा गया: {shown}',
  'Mobile number removed from sign-in: {shown}': 'साइन इन से एक मोबाइल नंबर हटाया गया: {shown}',
  'Email added for sign-in: {shown}': 'साइन इन के लिए एक ई-मेल जोड़ा गया: {shown}',
  'Email removed from sign-in: {shown}': 'साइन इन से एक ई-मेल हटाया गया: {shown}',
  'Google account added for sign-in': 'साइन इन के लिए एक Google अकाउंट जोड़ा गया',
  'Google account removed from sign-in': 'साइन इन से एक Google अकाउंट हटाया गया',
  'added|by SMS': 'जोड़ा गया',
  'removed|by SMS': 'हटाया गया',
  'View sign-in methods': 'देखें कौन साइन इन कर सकता है',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
