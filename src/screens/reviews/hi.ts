import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Edit reply': 'जवाब बदलें',
  Reply: 'जवाब दें',
  'Post reply': 'जवाब पोस्ट करें',
  'Reply to this review': 'इस रिव्यू का जवाब दें',
  'Buyers with an email are asked once, a week after buying. Reviews appear on your page, and you can reply here.':
    'जिन ख़रीदारों ने ई-मेल दिया है उनसे ख़रीदने के एक हफ़्ते बाद एक बार पूछा जाता है। वे जो कहें वह आपके पेज पर दिखता है, और यहाँ आप जवाब देते हैं।',
  'It is public, below the review, with your name. You can reply again when the buyer changes the review.':
    'यह रिव्यू के नीचे आपके नाम के साथ सबको दिखेगा। ख़रीदार रिव्यू बदले तो आप फिर जवाब दे सकते हैं।',
  'No reviews yet': 'अभी कोई रिव्यू नहीं',
  Report: 'शिकायत करें',
  'Report this review': 'इस रिव्यू की शिकायत करें',
  'Tell us what is wrong with it.': 'बताएँ कि इसमें क्या ग़लत है।',
  'We will review it. It stays on the page until then.': 'संचालक इसे देखेंगे। तब तक यह पेज पर रहेगा।',
  'We will check it: insults, private numbers and fake reviews are removed. A low rating alone is not a reason.':
    'संचालक इसे देखेंगे: गालियाँ, निजी नंबर और बिना ख़रीदे लिखे रिव्यू हटा दिए जाते हैं। किसी को पसंद नहीं आया, यह वजह नहीं है।',
  'What is wrong with it': 'इसमें क्या ग़लत है',
  'Write a reply.': 'जवाब लिखें।',
  'Your reply': 'आपका जवाब',
  'Your reply is on the page.': 'आपका जवाब पेज पर लग गया।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
