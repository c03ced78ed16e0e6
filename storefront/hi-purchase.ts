import type { Spoken } from '@haat/i18n/phrase';

/** What a library and the page of a purchase say. */
export const hi = {
  'Bought on': 'कब ख़रीदा',
  'Resume now': 'अभी फिर चालू करें',
  'Cancel subscription': 'सब्सक्रिप्शन बंद करें',
  'Change your review': 'अपना रिव्यू बदलें',
  'Choose from one to five stars.': 'एक से पाँच स्टार चुनें।',
  'Delete review': 'रिव्यू हटाएँ',
  'Ends on': 'कब ख़त्म होगा',
  'How is it?': 'कैसा लगा?',
  'If empty, it says “A buyer”. Your number is never shown.':
    'ख़ाली छोड़ें तो “एक ख़रीदार” लिखा आता है। आपका नंबर कभी नहीं दिखाया जाता।',
  'Invoices and receipts': 'इनवॉइस और रसीदें',
  'Post review': 'पेज पर डालें',
  'Request {sum}': '{sum} माँगें',
  'The creator reads this and answers within 48 hours.': 'क्रिएटर इसे पढ़ते हैं और 48 घंटे में जवाब देते हैं।',
  'The paid period is over, so access ends immediately. {cost}':
    'जितने का पेमेंट था वह पूरा हो गया, इसलिए यह तुरंत बंद हो जाएगा। {cost}',
  'The remaining days start now, and then it ends. {cost}':
    'बचे हुए दिन अब से चलेंगे, और फिर यह ख़त्म हो जाएगा। {cost}',
  'What was good, what was missing.': 'क्या अच्छा था, क्या कमी थी।',
  'Write a review': 'बताएँ कैसा है',
  'You keep access until you are refunded.': 'पैसे वापस होने तक ख़रीदी हुई चीज़ खुली रहती है।',
  'You keep access until {until}. You can undo this until then. {cost}':
    'यह {until} तक आपके पास है, और फिर ख़त्म हो जाएगा। तब तक आप इरादा बदल सकते हैं। {cost}',
  'Your name|on a review': 'साथ में आपका नाम',
  'Your refund request was sent.': 'आपकी रिफ़ंड की माँग भेज दी गई।',
  'Your review': 'आपका रिव्यू',
  'Your review is public. You can edit or delete it at any time.':
    'जो भी पेज खोलेगा, इसे पढ़ सकेगा। आप इसे कभी भी बदल या वापस ले सकते हैं।',
  'Your review was deleted.': 'आपका रिव्यू हटा दिया गया।',
  'Your review was posted.': 'आपका रिव्यू पेज पर आ गया।',
  'Your review|text': 'आपके शब्दों में',
  'Your subscription continues.': 'आपका सब्सक्रिप्शन चालू है।',
  'Your subscription was cancelled.': 'आपका सब्सक्रिप्शन बंद कर दिया गया।',
  'Join on Telegram': 'Telegram पर जुड़ें',
  'Open Telegram': 'Telegram खोलें',
  'Connect Discord': 'Discord जोड़ें',
  'Use another account': 'दूसरे अकाउंट से जुड़ें',
  'Open Discord': 'Discord खोलें',
  'Add to calendar': 'कैलेंडर में जोड़ें',
  'Join now': 'अभी जुड़ें',
  'Start lesson {number}': 'पाठ {number} शुरू करें',
  'Continue lesson {number}': 'पाठ {number} आगे बढ़ाएँ',
  'Start the lesson': 'पाठ शुरू करें',
  'Continue the lesson': 'पाठ आगे बढ़ाएँ',
  'Download {title}': '{title} डाउनलोड करें',
  'Download {count} file ({size})': '{count} फ़ाइल डाउनलोड करें ({size})',
  'Download {count} files ({size})': '{count} फ़ाइलें डाउनलोड करें ({size})',
  'As one ZIP file': 'एक ZIP फ़ाइल में',
  'Download one by one': 'एक-एक करके डाउनलोड करें',
  'Together they are too large for one download.': 'सब मिलाकर ये एक डाउनलोड के लिए बहुत बड़ी हैं।',
  'Download {count} file': '{count} फ़ाइल डाउनलोड करें',
  'Download {count} files': '{count} फ़ाइलें डाउनलोड करें',
  'Watch {title}': '{title} देखें',
  'Listen to {title}': '{title} सुनें',
  'Read {title}': '{title} पढ़ें',
  'View {title}': '{title} की तस्वीर देखें',
  'See {title}': '{title} का पता देखें',
  'What you bought': 'आपने जो ख़रीदा',
  'Cancel or change the subscription': 'सब्सक्रिप्शन रद्द करें या बदलें',
  'Renew or cancel the subscription': 'सब्सक्रिप्शन रिन्यू करें या रद्द करें',
  'Your refund request': 'आपका रिफ़ंड अनुरोध',
  'Less what you had: {titles}': 'जो पहले से था, उसे घटाकर: {titles}',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
