import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'View or turn off': 'देखें, या बंद करें',
  'Renew, or turn on auto-renew': 'अपने आप रिन्यू होने दें, या ख़ुद रिन्यू करें',
  'Turn on auto-renew again': 'फिर से अपने आप रिन्यू होने दें',
  'View or decline': 'मना करें, या देखें यह किस लिए है',
  'Pay {sum} now': 'अभी {sum} दें',
  'View subscription': 'अपना सब्सक्रिप्शन देखें',
  '{product}: paid until {ends}': '{product}: {ends} तक का पेमेंट है',
  'Your subscription to {product} from {seller} is paid until {ends}. It does not auto-renew: to continue, renew it for {sum}.':
    '{seller} के {product} के सब्सक्रिप्शन का पेमेंट {ends} तक का है। अपने आप कुछ नहीं कटता: जारी रखने के लिए {sum} में रिन्यू करें।',
  'If you do nothing, you keep access until {closes}, and then it ends.':
    'कुछ न करने पर यह {closes} तक खुला रहेगा और फिर ख़त्म हो जाएगा।',
  '{product} ends on {ends}': '{product} {ends} को ख़त्म होगा',
  'Your subscription to {product} from {seller} is paid until {ends}. It is no longer offered, so it ends then. You will not be charged again.':
    '{seller} के {product} के सब्सक्रिप्शन का पेमेंट {ends} तक का है। यह अब बेचा नहीं जाता, इसलिए तब ख़त्म हो जाएगा, और कोई पैसा नहीं लगेगा।',
  '{product} has ended': '{product} ख़त्म हो गया',
  'Your subscription to {product} from {seller} has ended. You will not be charged again. You can resubscribe at any time.':
    '{seller} के {product} का आपका सब्सक्रिप्शन ख़त्म हो गया है, और अब कोई पैसा नहीं लगेगा। आप इसे जब चाहें फिर ले सकते हैं।',
  '{product} is paused': '{product} रुका हुआ है',
  'Your subscription to {product} from {seller} is paused. You keep the remaining days, and after 90 days it resumes automatically.':
    '{seller} के {product} का आपका सब्सक्रिप्शन रुका हुआ है। बचे हुए दिन आपके लिए सुरक्षित हैं, और 90 दिन बाद यह अपने आप फिर चलेगा।',
  '{product} has resumed': '{product} फिर चालू है',
  'Your subscription to {product} from {seller} has resumed, and is paid until {ends}.':
    '{seller} के {product} का आपका सब्सक्रिप्शन फिर चालू है, और उसका पेमेंट {ends} तक का है।',
  'You cancelled your subscription to {product} from {seller}. You keep access until {ends} and will not be charged again.':
    'आपने {seller} के {product} का सब्सक्रिप्शन बंद किया। यह {ends} तक खुला रहेगा, और कोई पैसा नहीं लगेगा।',
  '{product} changes on {ends}': '{product} {ends} को बदलेगा',
  'Your subscription to {product} from {seller} stays the same until {ends}. From then it costs {sum}.':
    '{seller} के {product} का आपका सब्सक्रिप्शन {ends} तक जैसा है वैसा रहेगा। उसके बाद इसका दाम {sum} होगा।',
  'Auto-renew is on for {product}': '{product} का ऑटो-रिन्यू चालू है',
  'Your subscription to {product} from {seller} is paid until {ends}. From now on it renews automatically for {sum} each time.':
    '{seller} के {product} के सब्सक्रिप्शन का पेमेंट {ends} तक का है। अब से यह हर बार {sum} में अपने आप रिन्यू होगा।',
  'We notify you at least a day before each charge. You can turn it off at any time, with this link or in your bank’s app.':
    'कुछ भी कटने से कम से कम एक दिन पहले हम आपको बताएँगे। आप इसे कभी भी बंद कर सकते हैं, इस लिंक से या अपने बैंक के ऐप में।',
  'Auto-renew is off for {product}': '{product} का ऑटो-रिन्यू बंद है',
  'Nothing will be charged automatically for {product} from {seller}.':
    '{seller} के {product} के लिए अब अपने आप कुछ नहीं कटेगा।',
  'You keep the remaining days.': 'बचे हुए दिन आपके लिए सुरक्षित हैं।',
  'It is paid until {ends}; to continue after that, renew it for {sum}.':
    'इसका पेमेंट {ends} तक का है; उसके बाद जारी रखने के लिए {sum} में रिन्यू करें।',
  '{product}: no more charges': '{product}: अब कुछ नहीं कटेगा',
  'You now have lifetime access to {product} from {seller}. You will not be charged again.':
    '{seller} का {product} अब हमेशा के लिए आपका है। कोई और पैसा नहीं लगेगा, और अपने आप कुछ नहीं कटेगा।',
  'Auto-renew was not turned on for {product}': '{product} का ऑटो-रिन्यू चालू नहीं हुआ',
  'When you paid for {product} from {seller} you chose auto-renew, but your bank did not authorise it. It is paid until {ends}, and nothing is charged automatically.':
    '{seller} के {product} का पेमेंट करते समय आपने इसे अपने आप रिन्यू होने दिया था, पर आपका बैंक इसके लिए राज़ी नहीं हुआ। इसका पेमेंट {ends} तक का है, और अपने आप कुछ नहीं कटेगा।',
  'To continue after that, authorise auto-renew again, or renew it for {sum}.':
    'उसके बाद जारी रखने के लिए एक बार फिर मंज़ूरी दें, या {sum} में रिन्यू करें।',
  '{product}: nothing will be charged': '{product}: कुछ नहीं कटेगा',
  'Your bank authorised auto-renew for {product} from {seller} after your subscription had ended. Nothing will be charged, and the authorisation is cancelled at your bank.':
    'आपके बैंक ने {seller} के {product} को अपने आप रिन्यू होने की मंज़ूरी दी, पर आपका सब्सक्रिप्शन पहले ही ख़त्म हो चुका था। इसलिए कुछ नहीं कटेगा, और आपकी मंज़ूरी बैंक में भी ख़त्म कर दी गई है।',
  '{product}: authorise auto-renew again': '{product}: ऑटो-रिन्यू को फिर मंज़ूरी दें',
  'Your subscription to {product} from {seller} continues on new terms, for {sum} each period. You have not authorised this charge, so nothing will be charged automatically.':
    '{seller} के {product} का आपका सब्सक्रिप्शन नई शर्तों पर चलेगा, हर अवधि {sum} में। इसके अपने आप कटने की मंज़ूरी आपने नहीं दी है, इसलिए अब कुछ नहीं कटेगा।',
  'It is paid until {ends}.': 'इसका पेमेंट {ends} तक का है।',
  'To turn auto-renew on again, review the terms and authorise them. If you do nothing, you will not be charged again.':
    'फिर से अपने आप रिन्यू होने देने के लिए शर्तें देखें और मंज़ूरी दें। कुछ न करने पर कोई और पैसा नहीं लगेगा।',
  '{product}: {sum} on {day}': '{product}: {day} को {sum}',
  'Your subscription to {product} from {seller} is paid until {ends} and renews automatically. Your bank will be charged {sum} on {day}.':
    '{seller} के {product} के सब्सक्रिप्शन का पेमेंट {ends} तक का है, और यह अपने आप रिन्यू होता है। {day} को आपके बैंक से {sum} माँगे जाएँगे।',
  'You do not need to do anything. To decline, open this link before that day.':
    'आपको कुछ नहीं करना है। मना करने के लिए उस दिन से पहले यह लिंक खोलें।',
  '{product}: payment failed': '{product}: आपके बैंक ने पैसे नहीं दिए',
  'Your payment of {sum} for {product} from {seller} failed. We will retry it on {day}. Make sure you have enough balance, or pay another way now.':
    'आपके बैंक ने {seller} के {product} के {sum} नहीं दिए। {day} को उससे एक बार और माँगा जाएगा। देख लें कि अकाउंट में पैसे हों, या अभी किसी और तरीक़े से दें।',
  'If you do not want to continue, turn off auto-renew with the same link.':
    'अगर आप जारी नहीं रखना चाहते, तो इसी लिंक से रिन्यू होना बंद कर दें।',
  '{product} was not renewed': '{product} रिन्यू नहीं हुआ',
  'Your payment of {sum} for {product} from {seller} failed, and will not be retried for this period.':
    'आपके बैंक ने {seller} के {product} के {sum} नहीं दिए, और इस अवधि के लिए उससे फिर नहीं माँगा जाएगा।',
  'You keep access until {closes}. Pay by then to continue.':
    'यह {closes} तक खुला रहेगा। जारी रखने के लिए तब तक पेमेंट करें।',
  'Your bank has not confirmed the payment of {sum} for {product} from {seller}, and it will not be retried for this period.':
    'हमें ख़बर नहीं मिली कि आपके बैंक ने {seller} के {product} के {sum} दिए, और इस अवधि के लिए उससे फिर नहीं माँगा जाएगा।',
  'You keep access until {closes}. Pay by then to continue. If your bank pays later, it renews your subscription or is refunded.':
    'यह {closes} तक खुला रहेगा। जारी रखने के लिए तब तक पेमेंट करें। अगर आपका बैंक बाद में पैसे दे भी दे, तो उससे यह रिन्यू हो जाएगा, या पैसे आपको लौट आएँगे।',
  '{product}: {sum} is being refunded': '{product}: {sum} आपको लौट रहे हैं',
  'Your bank paid {sum} for {product} from {seller} although you had declined, or had already paid. It is refunded automatically and should reach you in 5 to 7 working days.':
    'आपके बैंक ने {seller} के {product} के {sum} दे दिए, जबकि आपने मना किया था या पहले ही दे चुके थे। ये अपने आप लौट रहे हैं, और 5 से 7 कामकाजी दिनों में आप तक पहुँचेंगे।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
