import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Your library': 'आपकी लाइब्रेरी',
  'Your purchases are safe. Only this list did not load.':
    'आपका ख़रीदा हुआ सब अब भी आपका है। बस यह सूची लोड नहीं हुई।',
  'No purchases yet': 'आप जो ख़रीदेंगे, वह यहाँ रहेगा',
  'Everything you buy with this phone number appears here, with its receipt and access.':
    'जिस नंबर से आपने साइन इन किया है, उससे ख़रीदा हुआ सब कुछ, उसकी रसीद और उससे जो खुलता है, चाहे कितना भी पुराना हो।',
  'No purchases match “{q}”': 'आपकी ख़रीदारी में “{q}” नहीं मिला',
  'Search looks at titles and creators. Purchases made with another number are listed when you sign in with it.':
    'टाइटल और क्रिएटर में खोजा जाता है। दूसरे नंबर से ख़रीदा हुआ वहीं दिखता है जहाँ उस नंबर से साइन इन हो।',
  'Ways to look at your library': 'लाइब्रेरी देखने के तरीक़े',
  'Live sessions of what you bought appear here before they start.':
    'आपने जो ख़रीदा है, उसके लाइव सेशन शुरू होने से पहले यहाँ दिखते हैं।',
  'It has started': 'शुरू हो चुका है',
  '{day} at {time}': '{day}, {time}',
  'Details of {title}': '{title} का ब्योरा',
  'Your purchase': 'आपकी ख़रीदारी',
  'The purchase': 'यह ख़रीदारी',
  'Your purchase is safe. Only this did not load.': 'आपका ख़रीदा हुआ अब भी आपका है। बस यह लोड नहीं हुआ।',
  '{date} · order {orderId}': '{date} · ऑर्डर {orderId}',
  Access: 'आपका',
  'Your access is safe. Only this section did not load.':
    'यह आपके लिए सुरक्षित रखी है। बस उस तक का रास्ता लोड नहीं हुआ।',

  'The creator reads this and answers within 48 hours.': 'क्रिएटर इसे पढ़ते हैं और 48 घंटे में जवाब देते हैं।',
  'Send request': 'माँगें',
  'Request {sum}': '{sum} माँगें',
  'You keep access until you are refunded.': 'पैसे वापस होने तक ख़रीदी हुई चीज़ खुली रहती है।',

  'Your review': 'आपका रिव्यू',
  'How is it? A short review helps other buyers, and helps {seller} improve it.':
    'कैसा लगा? आपके दो शब्द दूसरों को तय करने में मदद करते हैं, और {seller} को इसे बेहतर बनाने में।',
  'How is it? A short review helps other buyers, and helps the seller improve it.':
    'कैसा लगा? आपके दो शब्द दूसरों को तय करने में मदद करते हैं, और बेचने वाले को इसे बेहतर बनाने में।',
  'Write a review': 'बताएँ कैसा है',
  'We removed it from the page. Contact us if you do not agree.':
    'संचालक ने इसे पेज से हटा दिया है। सहमत न हों तो हमें लिखें।',
  Anonymous: 'आपके नाम के बिना',
  'As {name}': '{name} के नाम से',
  'How is it?': 'कैसा लगा?',
  'Choose from one to five stars.': 'एक से पाँच स्टार चुनें।',
  'Your review|text': 'आपके शब्दों में',
  'What was good, what was missing.': 'क्या अच्छा था, क्या कमी थी।',
  'Your name|on a review': 'साथ में आपका नाम',
  'If empty, it says “A buyer”. Your number is never shown.':
    'ख़ाली छोड़ें तो “एक ख़रीदार” लिखा आता है। आपका नंबर कभी नहीं दिखाया जाता।',
  'Post review': 'पेज पर डालें',
  'Your review is public. You can edit or delete it at any time.':
    'जो भी पेज खोलेगा, इसे पढ़ सकेगा। आप इसे कभी भी बदल या वापस ले सकते हैं।',

  Renewing: 'रिन्यू हो रहा है',
  'Payment due': 'पेमेंट बाक़ी',
  'Ends soon': 'जल्द ख़त्म',
  'Your subscription has not changed. Only this did not load.': 'वह पहले की तरह चल रहा है। बस यह लोड नहीं हुआ।',
  'Nothing will be charged automatically.': 'अब अपने आप कुछ नहीं कटेगा।',
  'Auto-renew is not available for this price: we remind you before the end, with a payment link.':
    'यह दाम अपने आप रिन्यू नहीं हो सकता, इसलिए अब कुछ नहीं कटेगा: ख़त्म होने से पहले हम पेमेंट के लिंक के साथ याद दिलाएँगे।',
  'You authorised at most {sum} per charge. Auto-renew stays off at the new price until you authorise it again.':
    'आपने एक बार में ज़्यादा से ज़्यादा {sum} की मंज़ूरी दी थी। नए दाम पर यह तब तक अपने आप रिन्यू नहीं होगा, जब तक आप उसकी मंज़ूरी न दें।',
  'From {date} it is {price}, {terms}.': '{date} से {price}, {terms}।',
  'the other price': 'दूसरा दाम',
  'It is then paid until {date}.': 'तब {date} तक का पेमेंट हो जाएगा।',
  'Resume now': 'अभी फिर चालू करें',
  'Change price': 'दाम बदलें',
  'Cancel subscription': 'सब्सक्रिप्शन बंद करें',

  'Turn off auto-renew?': 'अपने आप रिन्यू होना बंद करें?',
  'Pause the subscription?': 'सब्सक्रिप्शन रोकें?',
  'You have no access while it is paused. You keep the remaining days: resume at any time, or it resumes automatically after 90 days. You can pause again 30 days after that.':
    'इस बीच आप इसे नहीं खोल सकते। बचे हुए दिन आपके लिए रखे रहेंगे: जब चाहें फिर चालू करें, और 90 दिन बाद यह अपने आप चालू हो जाएगा। अगली बार रोकना उसके 30 दिन बाद हो सकता है।',
  'Cancel the subscription?': 'सब्सक्रिप्शन बंद करें?',
  'The paid period is over, so access ends immediately. {cost}':
    'जितने का पेमेंट था वह पूरा हो गया, इसलिए यह तुरंत बंद हो जाएगा। {cost}',
  'The remaining days start now, and then it ends. {cost}':
    'बचे हुए दिन अब से चलेंगे, और फिर यह ख़त्म हो जाएगा। {cost}',
  'You keep access until {until}. You can undo this until then. {cost}':
    'यह {until} तक आपके पास है, और फिर ख़त्म हो जाएगा। तब तक आप इरादा बदल सकते हैं। {cost}',
  'It changes on {date}.': 'यह {date} को बदलेगा।',
  'Change to': 'किस पर जाएँ',
  'at once': 'तुरंत',
  'Credit for unused days': 'दिन जो काम नहीं आए',
  'Due now': 'अभी देना है',
  'Nothing is due now. Your current price stays until {date}; the next payment is at the new price.':
    'अभी कुछ नहीं देना है। जो आपके पास है वह {date} तक रहेगा; अगला पेमेंट नए दाम का होगा।',
  'It starts with your payment and never ends.': 'यह आपके पेमेंट से शुरू होगा और कभी ख़त्म नहीं होगा।',
  'It starts with your payment and is paid until {date}.':
    'यह आपके पेमेंट से शुरू होगा और {date} तक का पेमेंट हो जाएगा।',
  'Change at the end': 'ख़त्म होने पर बदलें',

  'Authorise with your bank': 'अपने बैंक में मंज़ूरी दें',
  'You authorise it once with UPI or a card, and can cancel at any time.':
    'UPI या कार्ड से एक बार मंज़ूरी दें; कभी भी बंद कर सकते हैं।',
  'Auto-renew is off.': 'ऑटो-रिन्यू बंद है।',
  'No purchases of this type': 'इस तरह का कुछ नहीं ख़रीदा',
  '{title} has started': '{title} शुरू हो चुका है',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
