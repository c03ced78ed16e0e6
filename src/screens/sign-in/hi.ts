import type { Spoken } from '@haat/i18n/phrase';

/** What signing in says, with what its chart and the calls of the contract answer word by word. */
export const hi = {
  'An error occurred while sending OTP': 'कोड भेजते समय गड़बड़ हुई',
  'Back to the email': 'ई-मेल पर वापस',
  'Back to the number': 'नंबर पर वापस',
  'By continuing you accept the {terms} and the {privacy}. We never share your number with anyone you have not bought from.':
    'आगे बढ़ने पर आप {terms} और {privacy} मानते हैं। जिससे आपने कुछ नहीं ख़रीदा, उसे हम आपका नंबर कभी नहीं देते।',
  'Enter all six digits': 'सभी 6 अंक लिखें',
  'Enter your email address': 'अपना ई-मेल पता लिखें',
  'Enter your mobile number': 'अपना मोबाइल नंबर लिखें',
  'Google verification failed': 'Google से जाँच नहीं हो पाई',
  'If it does not arrive within a minute, check your spam folder.': 'एक मिनट में न आए तो स्पैम में भी देखें।',
  'Nobody from {site} will ask you for this code. Do not read it out on a call.':
    '{site} से कोई भी आपसे यह कोड नहीं माँगेगा। इसे फ़ोन पर किसी को न बताएँ।',
  'OTP verification failed': 'कोड की जाँच नहीं हो पाई',
  'On Android the SMS fills in the code.': 'Android पर SMS आते ही कोड अपने आप भर जाता है।',
  'Privacy notice': 'प्राइवेसी नोटिस',
  'For selling and buying. New here? This creates your account.':
    'बेचना हो या ख़रीदना, दरवाज़ा एक ही है। यहाँ नए हैं? इसी से आपका अकाउंट खुल जाएगा।',
  'Sent to {address}.': '{address} पर भेजा गया।',
  'Sign in with your email': 'ई-मेल से साइन इन करें',
  'Sign in with your phone': 'फ़ोन से साइन इन करें',
  'Signing in with Google': 'Google से साइन इन हो रहा है',
  Terms: 'शर्तें',
  'Enter your email address.': 'अपना ई-मेल पता लिखें।',
  'Use email instead': 'ई-मेल से करें',
  'Use your phone instead': 'फ़ोन से करें',
  'User validation failed': 'आपकी पहचान नहीं हो पाई',
  'We send a 6-digit code to it.': 'हम इस पर 6 अंकों का कोड भेजते हैं।',
  'Your input is kept. You need to be online to sign in.':
    'आपका लिखा हुआ यहीं रहेगा। साइन इन के लिए नेटवर्क चाहिए।',
  or: 'या',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
