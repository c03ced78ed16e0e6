import type { Spoken } from '@haat/i18n/phrase';

/** Texts of plans, fees and limits. */
export const hi = {
  'Calculate with your own price': 'अपने दाम से हिसाब लगाएँ',
  '{plan}: {share} of each sale': '{plan}: हर बिक्री का {share}',
  'Instead of {share} on the Free plan. Everything else stays the same: your pages, your links, your buyers.':
    'फ़्री प्लान के {share} की जगह। बाक़ी सब वैसा ही रहता है: आपके पेज, आपके लिंक, आपके ख़रीदार।',
  'You earn more than on {plan} from {sum} of sales a month.':
    'महीने में {sum} की बिक्री से ऊपर इसमें {plan} से ज़्यादा बचता है।',
  '{sum} less than twelve months.': 'बारह महीनों से {sum} कम।',
  'It does not auto-renew. We remind you before it ends, and you choose whether to renew. An upgrade starts immediately, with credit for the remaining days of your current plan.':
    'अपने आप कुछ नहीं कटता। ख़त्म होने से पहले हम याद दिलाते हैं, और आप तय करते हैं कि जारी रखें या नहीं। महँगा प्लान तुरंत शुरू होता है, और पिछले के बचे दिन घटा दिए जाते हैं।',
  Monthly: 'महीने के हिसाब से',
  Yearly: 'साल के हिसाब से',
  '{sum} with GST of {share}, of which {tax} is tax. {note}':
    '{share} GST के साथ {sum}, जिसमें {tax} टैक्स है। {note}',
  'Buy monthly': 'एक महीने के लिए लें',
  'Buy yearly': 'एक साल के लिए लें',
  'A month with {sum} of sales': '{sum} की बिक्री वाला महीना',
  'You earn {sum} more on {plan} than on Free, after the plan price and GST.':
    'प्लान और सब पर GST देने के बाद {plan} में फ़्री प्लान से {sum} ज़्यादा बचते हैं।',
  'Fee|one': 'फ़ीस',
  'Plan and fee with GST': 'GST के साथ प्लान और फ़ीस',
  'You keep': 'आपके पास बचे',
  'Calculated as one sale; many small sales can differ by a few paise. {link}':
    'एक बिक्री मानकर हिसाब; कई छोटी बिक्रियों में कुछ पैसों का फ़र्क़ आता है। {link}',
  'All plans and limits': 'सारे प्लान और लिमिट',
  'You pay only when you sell: {share}': 'पैसे तभी दें जब बिके: उसका {share}',
  'No setup fee, no monthly fee on the Free plan, no fee for your buyers. {site} keeps a share of each sale, plus {gst} GST on that share.':
    'शुरू करने की कोई फ़ीस नहीं, फ़्री प्लान पर महीने की कोई फ़ीस नहीं, ख़रीदारों के लिए भी कोई नहीं। {site} हर बिक्री का एक हिस्सा और उस हिस्से पर {gst} GST रखता है।',
  'Three plans': 'तीन प्लान',
  'Plan prices are before GST. A year costs {premium} for Premium and {vvip} for VVIP.':
    'प्लान के दाम GST से पहले के हैं। एक साल के Premium के {premium} और VVIP के {vvip}।',
  'Limits and other fees': 'बाक़ी आँकड़े',
  'Minimum price': 'कम से कम दाम',
  'Maximum price': 'ज़्यादा से ज़्यादा दाम',
  'A sale is available in your wallet after': 'बिक्री के पैसे कब निकालने लायक',
  'Minimum withdrawal': 'कम से कम निकासी',
  'Withdrawal fee': 'निकासी की फ़ीस',
  'None|no fee': 'कुछ नहीं',
  'Refund fee': 'रिफ़ंड की फ़ीस',
  'Does my buyer pay more than my price?': 'क्या ख़रीदार मेरे दाम से ज़्यादा देते हैं?',
  'No. The price on your page is what leaves the buyer’s account, taxes included.':
    'नहीं। आपके पेज का दाम ही ख़रीदार के अकाउंट से जाता है, टैक्स मिलाकर।',
  'What happens to the fee when I refund?': 'रिफ़ंड करने पर फ़ीस का क्या होता है?',
  'It is refunded to you with its GST. A refund costs you what you received for the sale and nothing more.':
    'वह अपने GST के साथ लौट आती है। रिफ़ंड में आपसे वही जाता है जो उस बिक्री से मिला था, और कुछ नहीं।',
  'Not to start: below the GST turnover threshold you can sell without one, and your buyers get a receipt without tax. The GST shown here is on our fee; with a GSTIN you can claim it.':
    'शुरू करने के लिए नहीं: GST क़ानून में लिखे टर्नओवर से नीचे आप इसके बिना बेच सकते हैं। तब ख़रीदारों को बिना टैक्स की रसीद मिलती है। यहाँ दिखाया GST हमारी फ़ीस पर है; GSTIN हो तो आप उसका क्रेडिट ले सकते हैं।',
  'How much income tax is deducted?': 'इनकम टैक्स के लिए क्या कटता है?',
  'The law requires an e-commerce operator to deduct 0.1 % of sales, and nothing from individuals with a PAN up to ₹5,00,000 in a financial year. See the {terms} for details.':
    'जो क़ानून ई-कॉमर्स चलाने वाले से काटने को कहता है: बिक्री का 0.1 %, और PAN वाले व्यक्तियों के लिए एक वित्त वर्ष में ₹5,00,000 तक कुछ नहीं। पूरी बात {terms} में है।',
  'When does a plan pay off?': 'प्लान लेना कब फ़ायदेमंद है?',
  'The table above shows the monthly sales at which each plan pays off. {premium} and {vvip} each have a page with an example that includes {gst} GST.':
    'ऊपर की टेबल बताती है कि महीने की कितनी बिक्री से। {premium} और {vvip} दोनों का अपना पेज है, {gst} GST मिलाकर उदाहरण के साथ।',
  'One sale on the Free plan': 'फ़्री प्लान पर एक बिक्री',
  'Your buyer pays': 'ख़रीदार देते हैं',
  '{site} keeps {share}': '{site} का हिस्सा, {share}',
  'GST on that, {share}': 'उस पर GST, {share}',
  'Nothing is added to what your buyer pays.': 'ख़रीदार की रक़म में कुछ नहीं जुड़ता।',
  'Monthly|of a plan': 'महीने का',
  'Each sale': 'हर बिक्री',
  Setup: 'शुरुआत के लिए',
  'Pays off from {sum} a month': 'महीने के {sum} से फ़ायदेमंद',
  'Enter an amount in rupees, such as 499.': 'रक़म रुपयों में लिखें, जैसे 499।',
  'The minimum price is {sum}.': 'कम से कम दाम {sum} है।',
  'The maximum price is {sum}.': 'ज़्यादा से ज़्यादा दाम {sum} है।',
  'Your price': 'आपका दाम',
  Calculate: 'हिसाब लगाएँ',
  'You receive per sale': 'बिक्री से आपके पास क्या बचता है',
  'Our fee': 'हमारी फ़ीस',
  'GST on it': 'उस पर GST',
  'the same day': 'उसी दिन',
  '{count} working day': '{count} कामकाजी दिन',
  '{count} working days': '{count} कामकाजी दिन',
  '{plan} plan|title': '{plan} प्लान',
  'Free to start, {free} of each sale; {premium} on Premium, {vvip} on VVIP. With an exact calculator.':
    'शुरुआत मुफ़्त, हर बिक्री का {free}; Premium पर {premium}, VVIP पर {vvip}। पैसे-पैसे के हिसाब के साथ।',
  'What the {plan} plan costs with GST, what you get, and when it pays off.':
    '{plan} प्लान GST के साथ कितने का है, क्या बदलता है, और कितनी बिक्री से अपना ख़र्च निकाल लेता है।',
  'Buying the plan': 'प्लान लेना',
  'This step needs JavaScript. Turn it on and reload the page, or {link} in another browser and buy the plan from your account.':
    'इस क़दम को JavaScript चाहिए। इसे चालू करके पेज फिर खोलें, या दूसरे ब्राउज़र में {link} और अपने अकाउंट से प्लान लें।',
  'sign in|in a sentence': 'साइन इन करें',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
