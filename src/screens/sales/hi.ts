import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Your sales are safe, and buyers can still pay. The filter stays as you set it.':
    'आपकी बिक्री सुरक्षित है, और ख़रीदार अब भी पेमेंट कर सकते हैं। फ़िल्टर वैसा ही रहेगा जैसा आपने रखा।',
  'Narrow the sales': 'बिक्री छाँटें',
  'Any method': 'कोई भी तरीक़ा',
  'State of the buyer': 'ख़रीदार का राज्य',
  'Any State': 'कोई भी राज्य',
  'Buyer name, phone or order': 'ख़रीदार का नाम, फ़ोन या ऑर्डर',
  'No sale fits all of these choices together.': 'इन सारी शर्तों पर कोई बिक्री नहीं मिली।',
  'Show all sales': 'सारी बिक्री दिखाएँ',
  'With who bought, what reached you, and why if something went wrong.':
    'किसने ख़रीदा, आप तक कितना पहुँचा, और कुछ ग़लत हुआ तो क्यों।',
  'Sales by day': 'दिन के हिसाब से बिक्री',
  'Sales of {name}': '{name} की बिक्री',
  'Buyer paid': 'ख़रीदार ने दिए',
  '{count} order, {paid} paid': '{count} ऑर्डर, {paid} का पेमेंट हुआ',
  '{count} orders, {paid} paid': '{count} ऑर्डर, {paid} का पेमेंट हुआ',
  '{paid} paid · {sum}': '{paid} का पेमेंट हुआ · {sum}',

  'Sale {id}': 'बिक्री {id}',
  'Copy the order’s number': 'ऑर्डर का नंबर कॉपी करें',
  'The order’s number is copied.': 'ऑर्डर का नंबर कॉपी हो गया।',
  'Copying is not allowed here. The number is {id}.': 'यहाँ कॉपी नहीं हो सकता। नंबर है {id}।',
  'Date|of a sale': 'तारीख़',
  'Available now|what a sale earned': 'अभी निकाल सकते हैं',
  'Payment reference': 'पेमेंट का रेफ़रेंस',
  'Available on': 'कब निकाल सकते हैं',
  'Message on WhatsApp': 'WhatsApp पर मैसेज करें',
  'Send the links again': 'लिंक फिर भेजें',
  'The links are on their way to the buyer.': 'लिंक ख़रीदार को भेज दिए गए हैं।',
  'They were not sent. Try again.': 'लिंक नहीं भेजे जा सके। फिर कोशिश करें।',
  'What happened': 'क्या-क्या हुआ',
  '{payer} paid': '{payer} ने दिए',
  '{sum} off with the code {code}': 'कोड {code} से {sum} की छूट',
  '{sum} off, {label}': '{sum} की छूट, {label}',
  '{sum} off by itself': 'अपने आप {sum} की छूट',
  'Given back': 'लौटाया गया',

  'Refund {sum}': '{sum} रिफ़ंड करें',
  'Give money back?': 'पैसे लौटाएँ?',
  'Keep the sale': 'बिक्री रहने दें',
  '{sum} is on its way back to {name}.': '{name} को {sum} लौटाए जा रहे हैं।',
  'Kept with the sale.': 'यह बिक्री के साथ लिखा रहेगा।',
  'The refund did not go through. Nothing has moved; try again.':
    'रिफ़ंड नहीं हुआ। कोई पैसा नहीं गया; फिर कोशिश करें।',
  '{name} gets everything that is left back the way it was paid, and what they bought closes for them. The fee and its GST come back to you, so your wallet goes down by {net}, or by less where TDS or TCS was kept of the sale.':
    '{name} को बची हुई पूरी रक़म उसी रास्ते से वापस मिलेगी जिससे पेमेंट हुआ था, और ख़रीदी हुई चीज़ उनके लिए बंद हो जाएगी। फ़ीस और उसका GST आपको वापस मिलता है, इसलिए आपके वॉलेट से {net} कम होंगे, या उससे कम अगर इस बिक्री पर TDS या TCS कटा था।',
  '{name} gets this part back the way it was paid and keeps what they bought. The same share of the fee and its GST comes back to you, and of TDS or TCS that was kept.':
    '{name} को इतनी रक़म उसी रास्ते से वापस मिलेगी जिससे पेमेंट हुआ था, और ख़रीदी हुई चीज़ उनके पास रहेगी। फ़ीस, उसके GST और कटे हुए TDS या TCS का उतना ही हिस्सा आपको वापस मिलता है।',

  'Refund request': 'रिफ़ंड की माँग',
  'Your time to answer is over, and we look at it too. Your answer still counts while nobody has decided.':
    'जवाब देने का आपका समय निकल गया है, और अब हम भी इसे देख रहे हैं। जब तक फ़ैसला नहीं होता, आपका जवाब माना जाएगा।',
  'Your words to the buyer': 'ख़रीदार के लिए आपकी बात',
  'Needed when you say no.': 'मना करने पर ज़रूरी है।',
  'Say why in a sentence: the buyer reads it.': 'एक वाक्य में वजह लिखें: ख़रीदार इसे पढ़ेंगे।',
  'Your answer did not go through. Nothing has moved; try again.':
    'आपका जवाब नहीं पहुँचा। कोई पैसा नहीं गया; फिर कोशिश करें।',
  'Give {sum} back': '{sum} लौटाएँ',
  'Say no': 'मना करें',
  'A buyer asks for money back.': 'एक ख़रीदार ने पैसे वापस माँगे हैं।',
  '{count} buyers ask for money back.': '{count} ख़रीदारों ने पैसे वापस माँगे हैं।',
  '{buyer} for {product}, by {date}': '{buyer}, {product} के लिए, {date} तक',
  'What buyers ask back': 'ख़रीदारों की रिफ़ंड की माँगें',
  'Your sales are safe. Only the requests for money back did not load.':
    'आपकी बिक्री सुरक्षित है। बस रिफ़ंड की माँगें लोड नहीं हुईं।',
  'And {count} more, the oldest first.': 'और {count}, सबसे पुरानी पहले।',

  'Give everyone their money back': 'सबके पैसे लौटाएँ',
  'For when what you sold cannot be delivered. Every buyer gets back what is left of what they paid, the fee comes back to you with it, and what they bought closes.':
    'तब के लिए, जब बेची हुई चीज़ दी ही नहीं जा सकती। हर ख़रीदार को उसकी दी हुई रक़म का बचा हिस्सा वापस मिलता है, साथ में फ़ीस आपको वापस मिलती है, और ख़रीदी हुई चीज़ बंद हो जाती है।',
  'What can go back to all buyers': 'सब ख़रीदारों को क्या लौट सकता है',
  'Your sales are safe, and nothing was given back by this.':
    'आपकी बिक्री सुरक्षित है, और इससे कुछ भी लौटाया नहीं गया।',
  'Give it all back': 'सब लौटाएँ',
  'On {date} {buyers} of {all} got their money back.': '{date} को पैसे वापस हुए: {all} में से {buyers}।',
  '{done} of {all} are done. It goes on by itself; you can leave this page.':
    '{all} में से {done} हो गए। यह अपने आप चलता रहेगा; आप यह पेज छोड़ सकते हैं।',
  '{count} could not be returned and can be tried again.':
    '{count} के पैसे नहीं लौट सके, उनके लिए फिर कोशिश हो सकती है।',
  'Give {sum} back?': '{sum} लौटाएँ?',
  'Give {sum} back to {who}': '{sum} लौटाएँ: {who}',
  'Keep the sales': 'बिक्री रहने दें',
  'This cannot be stopped once it has begun. The money leaves your wallet, which may go below zero until later sales fill it up. New buyers can still pay while the page is published: pause it first.':
    'शुरू होने के बाद इसे रोका नहीं जा सकता। पैसे आपके वॉलेट से जाते हैं; वह शून्य से नीचे जा सकता है, जब तक अगली बिक्री उसे भर न दे। पेज चालू रहते नए ख़रीदार पेमेंट कर सकते हैं: पहले उसे रोक दें।',
  'Kept with each refund.': 'यह हर रिफ़ंड के साथ लिखा रहेगा।',
  'It did not begin. Nothing has moved; try again.': 'यह शुरू नहीं हुआ। कोई पैसा नहीं गया; फिर कोशिश करें।',
  'You have given a lot back today, so we ask for a code. Then {sum} goes back.':
    'आज आप काफ़ी पैसे लौटा चुके हैं, इसलिए कोड माँग रहे हैं। फिर {sum} लौटेंगे।',
  'This is a lot for one day, so we ask for a code. Then {sum} goes back.':
    'एक दिन के लिए यह बड़ी रक़म है, इसलिए कोड माँग रहे हैं। फिर {sum} लौटेंगे।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
