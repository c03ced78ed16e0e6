import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Answer this question': 'इस सवाल का जवाब दें',
  'Edit answer': 'जवाब बदलें',
  'Post answer': 'जवाब पोस्ट करें',
  'Save answer': 'जवाब सेव करें',
  'Write an answer.': 'जवाब लिखें।',
  'Answer posted.': 'जवाब पोस्ट हो गया।',
  'Answer saved.': 'जवाब सेव हो गया।',
  'Shown under the lesson to everyone who has the course, without the name of whoever asked.':
    'यह पाठ के नीचे उन सबको दिखेगा जिनके पास कोर्स है, पूछने वाले के नाम के बिना।',
  'Question shown again.': 'सवाल फिर दिख रहा है।',
  'Question hidden.': 'सवाल छिपा दिया गया।',
  'Show again': 'फिर दिखाएँ',
  'Hide|question': 'छिपाएँ',
  Unanswered: 'जवाब बाक़ी',
  'No unanswered questions': 'ऐसा कोई सवाल नहीं जिसका जवाब बाक़ी हो',
  'Buyers of a course ask under its lessons, and anyone may ask before buying. You are notified of each question.':
    'कोर्स के ख़रीदार उसके पाठों के नीचे पूछते हैं, और ख़रीदने से पहले कोई भी पूछ सकता है। हर सवाल की सूचना आपको मिलती है।',
  'Let people ask me': 'लोग मुझसे पूछ सकें',
  'On your page and your previews. You see the question, never the number or email of who asks.':
    'आपके पेज और प्रीव्यू पर। आपको सवाल दिखता है, पूछने वाले का नंबर या ई-मेल कभी नहीं।',
  'Questions before buying': 'ख़रीदने से पहले के सवाल',
  'Sent to whoever asked, with the address of the page. Nobody else sees it.':
    'यह पूछने वाले को पेज के पते के साथ भेजा जाएगा। और किसी को नहीं दिखेगा।',
  'Somebody who has not bought yet': 'कोई, जिसने अभी ख़रीदा नहीं है',
  'No answered questions yet': 'अभी किसी सवाल का जवाब नहीं दिया',
  'Answers about a lesson stand under it for everyone who has the course. Other answers go to whoever asked.':
    'पाठ के जवाब उसके नीचे उन सबको दिखते हैं जिनके पास कोर्स है। बाक़ी जवाब पूछने वाले को जाते हैं।',
  'No hidden questions': 'कोई छिपा हुआ सवाल नहीं',
  'Questions that you hide are seen only by you and by whoever asked.':
    'जो सवाल आप छिपाते हैं, वे सिर्फ़ आपको और पूछने वाले को दिखते हैं।',
  'Which questions': 'कौन-से सवाल',
  'This question did not load.': 'यह सवाल लोड नहीं हुआ।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
