import type { Spoken } from '@haat/i18n/phrase';

/** Texts of this kind. */
export const hi = {
  combo: 'कॉम्बो',
  Combo: 'कॉम्बो',
  Combos: 'कॉम्बो',
  combos: 'कॉम्बो',
  'This combo is not available': 'यह कॉम्बो उपलब्ध नहीं है',
  'Add at least two products that are on sale': 'ऐसे कम से कम दो प्रोडक्ट जोड़ें जो बिक रहे हों',
  'Bought separately: {sum}. Enter the combo price to see what buyers save.':
    'अलग-अलग ख़रीदने पर: {sum}। कॉम्बो का दाम लिखें और देखें ख़रीदार कितना बचाते हैं।',
  'Bought separately': 'अलग-अलग ख़रीदने पर',
  Together: 'एक साथ',
  'Buyers save': 'ख़रीदार बचाते हैं',
  'Bought separately they cost {sum}: the combo saves nothing yet.':
    'अलग-अलग ये {sum} के हैं: एक साथ लेने पर अभी कोई बचत नहीं।',
  Included: 'अंदर',
  'product {number}': 'प्रोडक्ट {number}',
  'Remove {title}': '{title} को बाहर निकालें',
  '{price} · not on sale separately': '{price} · अकेले अभी नहीं बिक रहा',
  'A combo can have up to {most} products.': 'एक कॉम्बो में ज़्यादा से ज़्यादा {most} प्रोडक्ट आते हैं।',
  'A combo needs two or more products that are on sale.': 'कॉम्बो दो या उससे ज़्यादा बिक रहे प्रोडक्ट से बनता है।',
  'Add products': 'प्रोडक्ट अंदर रखें',
  'Products sold together.': 'आपके प्रोडक्ट जो एक साथ बिकते हैं।',
  'Part of this combo is no longer offered, so it is not on sale at the moment':
    'इस कॉम्बो की कोई चीज़ अब नहीं बिकती, इसलिए यह अभी नहीं बिक रहा',
  'Combo|kind': 'कॉम्बो',
  '{count} product|in a combo': '{count} प्रोडक्ट',
  '{count} products|in a combo': '{count} प्रोडक्ट',
  'Together|price': 'एक साथ',
  'You save': 'आपकी बचत',
  'Separately:': 'अकेले का दाम:',
  'currently only in this combo': 'अभी सिर्फ़ इस कॉम्बो में',
  'no longer offered': 'अब नहीं बिकता',
  'This combo cannot be bought now. Earlier buyers keep what they bought.':
    'यह कॉम्बो अभी नहीं ख़रीदा जा सकता। पहले के ख़रीदारों ने जो ख़रीदा, वह उनके पास रहेगा।',
  'This is no longer sold, but it stays yours.': 'यह अब नहीं बिकता, पर आपके पास रहेगा।',
  'Two or more of your products for one price.': 'आपके दो या ज़्यादा प्रोडक्ट, एक दाम में।',
  'Your first combo starts with two products': 'पहला कॉम्बो दो प्रोडक्ट से शुरू होता है',
  'Products you already have on sale': 'प्रोडक्ट जो पहले से बिक रहे हैं',
  'not available now': 'अभी उपलब्ध नहीं',
  'sold out': 'सब बिक गया',
  'you have this': 'यह आपके पास है',
  'You have a part of this already. The price is for all of it.':
    'इसका एक हिस्सा आपके पास पहले से है। यह दाम पूरे का है।',
  'You have all of it. Open it in your purchases.': 'यह सब आपके पास है। इसे अपनी ख़रीदारी में खोलें।',
  'Have a part already? You pay only for the rest. {link}':
    'कोई हिस्सा पहले से है? आप सिर्फ़ बाक़ी के पैसे देते हैं। {link}',
  'Confirm your number': 'अपना नंबर पक्का करें',
  'Parts you have': 'जो आपके पास है',
  'You pay for the rest': 'बाक़ी के लिए आप देते हैं',
  'Buyers who own a part pay only for the rest': 'जिनके पास कोई हिस्सा है, वे सिर्फ़ बाक़ी के पैसे देते हैं',
  'Each product counts by its share of the price, as in refunds. Only what a buyer owns without an end counts.':
    'हर प्रोडक्ट दाम में अपने हिस्से से गिना जाता है, जैसे रिफ़ंड में। सिर्फ़ वही गिना जाता है जो ख़रीदार के पास हमेशा के लिए है।',
  '{price} · no longer offered: buyers keep it, and the combo is off sale until you remove it':
    '{price} · अब नहीं बिकता: ख़रीदारों के पास रहेगा, और जब तक आप इसे नहीं हटाते, कॉम्बो नहीं बिकेगा',
  'Each part is on your receipt at once, and has its own place in your purchases.':
    'हर चीज़ तुरंत आपकी रसीद पर मिलती है, और आपकी ख़रीदी चीज़ों में अलग-अलग रहती है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
