import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'See it, or turn it off': 'देखें, या बंद करें',
  'Let it renew by itself, or renew it': 'अपने आप रिन्यू होने दें, या ख़ुद रिन्यू करें',
  'Let it renew by itself again': 'फिर से अपने आप रिन्यू होने दें',
  'Say no, or see what it is for': 'मना करें, या देखें यह किस लिए है',
  'Pay {sum} now': 'अभी {sum} दें',
  'See your subscription': 'अपना सब्सक्रिप्शन देखें',
  '{product}: paid until {ends}': '{product}: {ends} तक का पेमेंट है',
  'Your subscription to {product} from {seller} is paid until {ends}. Nothing is taken by itself: to go on, renew it for {sum}.':
    '{seller} के {product} के सब्सक्रिप्शन का पेमेंट {ends} तक का है। अपने आप कुछ नहीं कटता: जारी रखने के लिए {sum} में रिन्यू करें।',
  'If you do nothing, it stays open until {closes} and then ends.':
    'कुछ न करने पर यह {closes} तक खुला रहेगा और फिर ख़त्म हो जाएगा।',
  '{product} ends on {ends}': '{product} {ends} को ख़त्म होगा',
  'Your subscription to {product} from {seller} is paid until {ends}. It is not offered any more, so it ends then, and costs nothing more.':
    '{seller} के {product} के सब्सक्रिप्शन का पेमेंट {ends} तक का है। यह अब बेचा नहीं जाता, इसलिए तब ख़त्म हो जाएगा, और कोई पैसा नहीं लगेगा।',
  '{product} has ended': '{product} ख़त्म हो गया',
  'Your subscription to {product} from {seller} has ended, and it costs nothing more. You can take it up again whenever you like.':
    '{seller} के {product} का आपका सब्सक्रिप्शन ख़त्म हो गया है, और अब कोई पैसा नहीं लगेगा। आप इसे जब चाहें फिर ले सकते हैं।',
  '{product} is paused': '{product} रुका हुआ है',
  'Your subscription to {product} from {seller} is paused. The days that are left wait for you, and after 90 days it goes on by itself.':
    '{seller} के {product} का आपका सब्सक्रिप्शन रुका हुआ है। बचे हुए दिन आपके लिए सुरक्षित हैं, और 90 दिन बाद यह अपने आप फिर चलेगा।',
  '{product} goes on': '{product} फिर चालू है',
  'Your subscription to {product} from {seller} goes on, and is paid until {ends}.':
    '{seller} के {product} का आपका सब्सक्रिप्शन फिर चालू है, और उसका पेमेंट {ends} तक का है।',
  'You ended your subscription to {product} from {seller}. It stays open until {ends}, and costs nothing more.':
    'आपने {seller} के {product} का सब्सक्रिप्शन बंद किया। यह {ends} तक खुला रहेगा, और कोई पैसा नहीं लगेगा।',
  '{product} changes on {ends}': '{product} {ends} को बदलेगा',
  'Your subscription to {product} from {seller} stays as it is until {ends}. From then on it costs {sum}.':
    '{seller} के {product} का आपका सब्सक्रिप्शन {ends} तक जैसा है वैसा रहेगा। उसके बाद इसका दाम {sum} होगा।',
  '{product} renews by itself': '{product} अपने आप रिन्यू होगा',
  'Your subscription to {product} from {seller} is paid until {ends}. From now on it renews by itself, for {sum} each time.':
    '{seller} के {product} के सब्सक्रिप्शन का पेमेंट {ends} तक का है। अब से यह हर बार {sum} में अपने आप रिन्यू होगा।',
  'We tell you at least a day before anything is taken. You can turn it off at any time, with this link or in your bank’s app.':
    'कुछ भी कटने से कम से कम एक दिन पहले हम आपको बताएँगे। आप इसे कभी भी बंद कर सकते हैं, इस लिंक से या अपने बैंक के ऐप में।',
  '{product} does not renew by itself any more': '{product} अब अपने आप रिन्यू नहीं होगा',
  'Nothing is taken by itself any more for {product} from {seller}.':
    '{seller} के {product} के लिए अब अपने आप कुछ नहीं कटेगा।',
  'The days that are left wait for you.': 'बचे हुए दिन आपके लिए सुरक्षित हैं।',
  'It is paid until {ends}; to go on then, renew it for {sum}.':
    'इसका पेमेंट {ends} तक का है; उसके बाद जारी रखने के लिए {sum} में रिन्यू करें।',
  '{product}: nothing more is taken': '{product}: अब कुछ नहीं कटेगा',
  'What you have of {product} from {seller} never ends now. It costs nothing more, and nothing is taken by itself any more.':
    '{seller} का {product} अब हमेशा के लिए आपका है। कोई और पैसा नहीं लगेगा, और अपने आप कुछ नहीं कटेगा।',
  '{product} does not renew by itself': '{product} अपने आप रिन्यू नहीं होगा',
  'When you paid for {product} from {seller} you let it renew by itself, but your bank did not agree to that. It is paid until {ends}, and nothing is taken by itself.':
    '{seller} के {product} का पेमेंट करते समय आपने इसे अपने आप रिन्यू होने दिया था, पर आपका बैंक इसके लिए राज़ी नहीं हुआ। इसका पेमेंट {ends} तक का है, और अपने आप कुछ नहीं कटेगा।',
  'To go on then, agree once more, or renew it for {sum}.':
    'उसके बाद जारी रखने के लिए एक बार फिर मंज़ूरी दें, या {sum} में रिन्यू करें।',
  '{product}: nothing is taken': '{product}: कुछ नहीं कटेगा',
  'Your bank has agreed that {product} from {seller} renews by itself, but your subscription had been ended before. So nothing is taken, and what you agreed to is ended at your bank as well.':
    'आपके बैंक ने {seller} के {product} को अपने आप रिन्यू होने की मंज़ूरी दी, पर आपका सब्सक्रिप्शन पहले ही ख़त्म हो चुका था। इसलिए कुछ नहीं कटेगा, और आपकी मंज़ूरी बैंक में भी ख़त्म कर दी गई है।',
  '{product}: agree once more to let it renew by itself':
    '{product}: अपने आप रिन्यू होने के लिए एक बार फिर मंज़ूरी दें',
  'Your subscription to {product} from {seller} goes on with other terms, for {sum} each period. You have not agreed that this is taken by itself, so nothing is taken any more.':
    '{seller} के {product} का आपका सब्सक्रिप्शन नई शर्तों पर चलेगा, हर अवधि {sum} में। इसके अपने आप कटने की मंज़ूरी आपने नहीं दी है, इसलिए अब कुछ नहीं कटेगा।',
  'It is paid until {ends}.': 'इसका पेमेंट {ends} तक का है।',
  'To let it renew by itself again, look at the terms and agree to them. If you do nothing, it costs nothing more.':
    'फिर से अपने आप रिन्यू होने देने के लिए शर्तें देखें और मंज़ूरी दें। कुछ न करने पर कोई और पैसा नहीं लगेगा।',
  '{product}: {sum} on {day}': '{product}: {day} को {sum}',
  'Your subscription to {product} from {seller} is paid until {ends} and renews by itself. Your bank will be asked for {sum} on {day}.':
    '{seller} के {product} के सब्सक्रिप्शन का पेमेंट {ends} तक का है, और यह अपने आप रिन्यू होता है। {day} को आपके बैंक से {sum} माँगे जाएँगे।',
  'You need not do anything. To say no, open this link before that day.':
    'आपको कुछ नहीं करना है। मना करने के लिए उस दिन से पहले यह लिंक खोलें।',
  '{product}: your bank did not pay': '{product}: आपके बैंक ने पैसे नहीं दिए',
  'Your bank did not pay {sum} for {product} from {seller}. It is asked once more on {day}. See that the money is there, or pay now another way.':
    'आपके बैंक ने {seller} के {product} के {sum} नहीं दिए। {day} को उससे एक बार और माँगा जाएगा। देख लें कि अकाउंट में पैसे हों, या अभी किसी और तरीक़े से दें।',
  'If you do not want to go on, turn the renewal off with the same link.':
    'अगर आप जारी नहीं रखना चाहते, तो इसी लिंक से रिन्यू होना बंद कर दें।',
  '{product} was not renewed': '{product} रिन्यू नहीं हुआ',
  'Your bank did not pay {sum} for {product} from {seller}, and is not asked again for this period.':
    'आपके बैंक ने {seller} के {product} के {sum} नहीं दिए, और इस अवधि के लिए उससे फिर नहीं माँगा जाएगा।',
  'It stays open until {closes}. Pay by then to go on.':
    'यह {closes} तक खुला रहेगा। जारी रखने के लिए तब तक पेमेंट करें।',
  'We have not heard that your bank paid {sum} for {product} from {seller}, and it is not asked again for this period.':
    'हमें ख़बर नहीं मिली कि आपके बैंक ने {seller} के {product} के {sum} दिए, और इस अवधि के लिए उससे फिर नहीं माँगा जाएगा।',
  'It stays open until {closes}. Pay by then to go on. What your bank should pay after all renews it too, or comes back to you.':
    'यह {closes} तक खुला रहेगा। जारी रखने के लिए तब तक पेमेंट करें। अगर आपका बैंक बाद में पैसे दे भी दे, तो उससे यह रिन्यू हो जाएगा, या पैसे आपको लौट आएँगे।',
  '{product}: {sum} comes back to you': '{product}: {sum} आपको लौट रहे हैं',
  'Your bank paid {sum} for {product} from {seller} although you had said no, or had paid already. It goes back to you by itself, and reaches you in 5 to 7 working days.':
    'आपके बैंक ने {seller} के {product} के {sum} दे दिए, जबकि आपने मना किया था या पहले ही दे चुके थे। ये अपने आप लौट रहे हैं, और 5 से 7 कामकाजी दिनों में आप तक पहुँचेंगे।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
