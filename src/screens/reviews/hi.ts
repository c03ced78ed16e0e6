import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Answer anew': 'फिर से जवाब दें',
  'Answer this review': 'इस रिव्यू का जवाब दें',
  'Buyers who left an e-mail are asked once, a week after buying. What they say stands on your page, and here you answer it.':
    'जिन ख़रीदारों ने ई-मेल दिया है उनसे ख़रीदने के एक हफ़्ते बाद एक बार पूछा जाता है। वे जो कहें वह आपके पेज पर दिखता है, और यहाँ आप जवाब देते हैं।',
  'It stands below the review, with your name, for everybody. You can answer again when its buyer changes it.':
    'यह रिव्यू के नीचे आपके नाम के साथ सबको दिखेगा। ख़रीदार रिव्यू बदले तो आप फिर जवाब दे सकते हैं।',
  'Nobody has said anything yet': 'अभी किसी ने कुछ नहीं कहा',
  Report: 'शिकायत करें',
  'Report it': 'शिकायत करें',
  'Report this review': 'इस रिव्यू की शिकायत करें',
  'Say what is wrong with it.': 'बताएँ कि इसमें क्या ग़लत है।',
  'The operator looks at it. It stays on the page until then.': 'संचालक इसे देखेंगे। तब तक यह पेज पर रहेगा।',
  'The operator looks at it: insults, private numbers and what was never bought are taken away. That somebody did not like it is no reason.':
    'संचालक इसे देखेंगे: गालियाँ, निजी नंबर और बिना ख़रीदे लिखे रिव्यू हटा दिए जाते हैं। किसी को पसंद नहीं आया, यह वजह नहीं है।',
  'What is wrong with it': 'इसमें क्या ग़लत है',
  'With the operator': 'संचालक के पास',
  'Write a sentence.': 'एक वाक्य लिखें।',
  'You answered': 'आपका जवाब',
  'Your answer stands on the page.': 'आपका जवाब पेज पर लग गया।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
