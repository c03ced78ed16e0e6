import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'This date is full': 'यह तारीख़ भर गई है',
  'This date costs more than was paid. Book it separately, or choose another one':
    'इस तारीख़ का दाम दिए गए पैसों से ज़्यादा है। इसे अलग से बुक करें, या कोई और चुनें',
  'This date has no price like the one that was paid': 'इस तारीख़ पर वैसा दाम नहीं है जैसा दिया गया था',
  'There is a seat on this date already': 'इस तारीख़ पर पहले से एक सीट है',
  'Change the date': 'तारीख़ बदलें',
  'Change the date of {buyer}': '{buyer} की तारीख़ बदलें',
  'The date was changed, and the buyer was told.': 'तारीख़ बदल गई, और ख़रीदार को बता दिया गया।',
  'Choose a date': 'तारीख़ चुनें',
  'Now: {when}': 'अभी: {when}',
  'New date': 'नई तारीख़',
  'Their seat moves, and no money does. They are told, with the new time for their calendar.':
    'सिर्फ़ सीट बदलती है, पैसे नहीं। उन्हें कैलेंडर के लिए नए समय के साथ बताया जाता है।',
  'Your sales are safe, and buyers can still pay. The filter stays as you set it.':
    'आपकी बिक्री सुरक्षित है, और ख़रीदार अब भी पेमेंट कर सकते हैं। फ़िल्टर वैसा ही रहेगा जैसा आपने रखा।',
  'Filter sales': 'बिक्री छाँटें',
  'All methods': 'कोई भी तरीक़ा',
  'Buyer’s State': 'ख़रीदार का राज्य',
  'All States': 'कोई भी राज्य',
  'Buyer name, phone or order': 'ख़रीदार का नाम, फ़ोन या ऑर्डर',
  'No sales match these filters.': 'इन सारी शर्तों पर कोई बिक्री नहीं मिली।',
  'Show all sales': 'सारी बिक्री दिखाएँ',
  'With the buyer, what you received, and why a payment failed.':
    'किसने ख़रीदा, आप तक कितना पहुँचा, और कुछ ग़लत हुआ तो क्यों।',
  'Sales by day': 'दिन के हिसाब से बिक्री',
  'Sales of {name}': '{name} की बिक्री',
  Pieces: 'नग',
  'Buyer paid': 'ख़रीदार ने दिए',
  '{count} order, {paid} paid': '{count} ऑर्डर, {paid} का पेमेंट हुआ',
  '{count} orders, {paid} paid': '{count} ऑर्डर, {paid} का पेमेंट हुआ',
  '{paid} paid · {sum}': '{paid} का पेमेंट हुआ · {sum}',

  'Sale {id}': 'बिक्री {id}',
  'Copy order number': 'ऑर्डर का नंबर कॉपी करें',
  'Order number copied.': 'ऑर्डर का नंबर कॉपी हो गया।',
  'Copying is not allowed here. The number is {id}.': 'यहाँ कॉपी नहीं हो सकता। नंबर है {id}।',
  'Date|of a sale': 'तारीख़',
  'Available now|what a sale earned': 'अभी निकाल सकते हैं',
  'UPI reference': 'UPI रेफ़रेंस नंबर',
  'Bank reference': 'बैंक का रेफ़रेंस नंबर',
  'Payment reference': 'पेमेंट का रेफ़रेंस',
  'Available on': 'कब निकाल सकते हैं',
  'Message on WhatsApp': 'WhatsApp पर मैसेज करें',
  'Resend links': 'लिंक फिर भेजें',
  'The links have been sent to the buyer.': 'लिंक ख़रीदार को भेज दिए गए हैं।',
  'They were not sent. Try again.': 'लिंक नहीं भेजे जा सके। फिर कोशिश करें।',
  '{payer} paid': '{payer} ने दिए',
  '{sum} off with the code {code}': 'कोड {code} से {sum} की छूट',
  '{sum} off, {label}': '{sum} की छूट, {label}',
  '{sum} off automatically': 'अपने आप {sum} की छूट',

  'Refund {sum}': '{sum} रिफ़ंड करें',
  'Refund this sale?': 'पैसे लौटाएँ?',
  'Keep sale': 'बिक्री रहने दें',
  '{sum} is being refunded to {name}.': '{name} को {sum} लौटाए जा रहे हैं।',
  'Saved with the sale.': 'यह बिक्री के साथ लिखा रहेगा।',
  'The refund failed. No money was moved; try again.': 'रिफ़ंड नहीं हुआ। कोई पैसा नहीं गया; फिर कोशिश करें।',
  '{name} is refunded in full to the original payment method and loses access. The fee and its GST are credited to you, so your balance goes down by {net}, or less if TDS or TCS was deducted.':
    '{name} को बची हुई पूरी रक़म उसी रास्ते से वापस मिलेगी जिससे पेमेंट हुआ था, और ख़रीदी हुई चीज़ उनके लिए बंद हो जाएगी। फ़ीस और उसका GST आपको वापस मिलता है, इसलिए आपके वॉलेट से {net} कम होंगे, या उससे कम अगर इस बिक्री पर TDS या TCS कटा था।',
  '{name} is refunded this amount to the original payment method and keeps access. The same share of the fee, its GST and any TDS or TCS is credited to you.':
    '{name} को इतनी रक़म उसी रास्ते से वापस मिलेगी जिससे पेमेंट हुआ था, और ख़रीदी हुई चीज़ उनके पास रहेगी। फ़ीस, उसके GST और कटे हुए TDS या TCS का उतना ही हिस्सा आपको वापस मिलता है।',

  'Refund request': 'रिफ़ंड की माँग',
  'Your time to answer is over, and we are reviewing it too. You can still answer until it is decided.':
    'जवाब देने का आपका समय निकल गया है, और अब हम भी इसे देख रहे हैं। जब तक फ़ैसला नहीं होता, आपका जवाब माना जाएगा।',
  'Message to the buyer': 'ख़रीदार के लिए आपकी बात',
  'Required if you decline.': 'मना करने पर ज़रूरी है।',
  'Give a reason: the buyer reads it.': 'एक वाक्य में वजह लिखें: ख़रीदार इसे पढ़ेंगे।',
  'Your answer was not sent. No money was moved; try again.':
    'आपका जवाब नहीं पहुँचा। कोई पैसा नहीं गया; फिर कोशिश करें।',
  'A buyer requests a refund.': 'एक ख़रीदार ने पैसे वापस माँगे हैं।',
  '{count} buyers request a refund.': '{count} ख़रीदारों ने पैसे वापस माँगे हैं।',
  '{buyer} for {product}, by {date}': '{buyer}, {product} के लिए, {date} तक',
  'Your sales are safe. Only the refund requests did not load.':
    'आपकी बिक्री सुरक्षित है। बस रिफ़ंड की माँगें लोड नहीं हुईं।',
  'And {count} more, the oldest first.': 'और {count}, सबसे पुरानी पहले।',

  'Refund all buyers': 'सबके पैसे लौटाएँ',
  'For products that you cannot deliver. Every buyer is refunded what is left of their payment, the fee is credited to you, and their access ends.':
    'तब के लिए, जब बेची हुई चीज़ दी ही नहीं जा सकती। हर ख़रीदार को उसकी दी हुई रक़म का बचा हिस्सा वापस मिलता है, साथ में फ़ीस आपको वापस मिलती है, और ख़रीदी हुई चीज़ बंद हो जाती है।',
  'Refundable amounts': 'सब ख़रीदारों को क्या लौट सकता है',
  'Your sales are safe, and nothing was refunded.': 'आपकी बिक्री सुरक्षित है, और इससे कुछ भी लौटाया नहीं गया।',
  'Refund all': 'सब लौटाएँ',
  'On {date} {buyers} of {all} were refunded.': '{date} को पैसे वापस हुए: {all} में से {buyers}।',
  '{done} of {all} are done. You can leave this page; it continues in the background.':
    '{all} में से {done} हो गए। यह अपने आप चलता रहेगा; आप यह पेज छोड़ सकते हैं।',
  '{count} refunds failed and can be retried.': '{count} के पैसे नहीं लौट सके, उनके लिए फिर कोशिश हो सकती है।',
  'Refund {sum}?': '{sum} लौटाएँ?',
  'Refund {sum} to {who}': '{sum} लौटाएँ: {who}',
  'Keep sales': 'बिक्री रहने दें',
  'This cannot be stopped once started. The money is debited from your wallet, which may become negative until new sales cover it. New buyers can still pay while the page is published: pause it first.':
    'शुरू होने के बाद इसे रोका नहीं जा सकता। पैसे आपके वॉलेट से जाते हैं; वह शून्य से नीचे जा सकता है, जब तक अगली बिक्री उसे भर न दे। पेज चालू रहते नए ख़रीदार पेमेंट कर सकते हैं: पहले उसे रोक दें।',
  'Saved with each refund.': 'यह हर रिफ़ंड के साथ लिखा रहेगा।',
  'It did not start. No money was moved; try again.': 'यह शुरू नहीं हुआ। कोई पैसा नहीं गया; फिर कोशिश करें।',
  'Your refunds today are high, so we ask for a code. Then {sum} is refunded.':
    'आज आप काफ़ी पैसे लौटा चुके हैं, इसलिए कोड माँग रहे हैं। फिर {sum} लौटेंगे।',
  'This is high for one day, so we ask for a code. Then {sum} is refunded.':
    'एक दिन के लिए यह बड़ी रक़म है, इसलिए कोड माँग रहे हैं। फिर {sum} लौटेंगे।',
  'Refund products': 'कौन से प्रोडक्ट रिफ़ंड करें',
  'Each by its share of what was paid. Choose none to refund an amount.':
    'हर एक उसके हिस्से के पैसों में। कोई रक़म रिफ़ंड करने के लिए कुछ न चुनें।',
  '{name} is refunded {sum} to the original payment method, loses access to {titles} and keeps the rest. The same share of the fee, its GST and any TDS or TCS is credited to you.':
    '{name} को {sum} उसी पेमेंट के तरीक़े से वापस मिलते हैं, {titles} का एक्सेस ख़त्म होता है और बाक़ी रहता है। फ़ीस, उस पर GST और TDS या TCS का उतना ही हिस्सा आपको वापस मिलता है।',
  '{sum} off: had {titles} already': '{sum} कम: {titles} पहले से था',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
