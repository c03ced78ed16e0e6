import type { Spoken } from '@haat/i18n/phrase';

/** What is said where a plan is taken. The browser brings this along. */
export const hi = {
  'Free|of the plans': 'फ़्री',
  'Take {plan}': '{plan} लें',
  'Your code': 'आपका कोड',
  'We sent it by SMS to {phone}.': 'हमने इसे SMS से {phone} पर भेजा।',
  'Another number': 'दूसरा नंबर',
  'Your number': 'आपका नंबर',
  'A plan belongs to an account. Sign in with your number; one that is new here opens an account.':
    'प्लान किसी अकाउंट का होता है। अपने नंबर से साइन इन करें; नया नंबर हो तो अकाउंट खुल जाता है।',
  'Send me a code': 'मुझे कोड भेजें',
  'Sign in another way': 'किसी और तरीक़े से साइन इन करें',
  'This did not load': 'यह लोड नहीं हुआ',
  'Nothing was charged.': 'कोई पैसा नहीं कटा।',
  'Looking up what it costs you today…': 'देख रहे हैं कि आज आपको कितने का पड़ेगा…',
  'One month': 'एक महीना',
  'One year': 'एक साल',
  '{sum} before GST': 'GST से पहले {sum}',
  'What you take': 'आप क्या ले रहे हैं',
  'For how long': 'कितने समय के लिए',
  '{plan}, one month|on a bill': '{plan}, एक महीना',
  '{plan}, one year|on a bill': '{plan}, एक साल',
  'Days left of your present plan': 'मौजूदा प्लान के बचे दिन',
  'GST, {share}': 'GST, {share}',
  'You pay': 'आप देंगे',
  'Open your account': 'अपना अकाउंट खोलें',
  'It begins when you have paid, and holds until {until}.': 'पैसे देते ही शुरू होगा और {until} तक चलेगा।',
  'It begins when you have paid, instead of your present plan, and holds until {until}.':
    'पैसे देते ही मौजूदा प्लान की जगह शुरू होगा और {until} तक चलेगा।',
  'It is added to what you have, from {from} until {until}.': 'यह मौजूदा समय में जुड़ेगा, {from} से {until} तक।',
  'It follows your present plan, from {from} until {until}.':
    'यह मौजूदा प्लान के बाद चलेगा, {from} से {until} तक।',
  'Your {plan} plan was paid for until {ended}. You keep it until {until}.':
    'आपके {plan} प्लान के पैसे {ended} तक के थे। यह {until} तक आपके पास रहेगा।',
  'You are on {plan}, paid for until {until}.': 'आप {plan} पर हैं, {until} तक के पैसे दिए हुए हैं।',
  'You are on {plan}, paid for until {change}. {other} follows, and all is paid for until {until}.':
    'आप {plan} पर हैं, {change} तक के पैसे दिए हुए हैं। उसके बाद {other}, और कुल {until} तक के पैसे दिए हुए हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
