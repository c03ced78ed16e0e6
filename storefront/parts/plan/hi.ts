import type { Spoken } from '@haat/i18n/phrase';

/** What is said where a plan is taken. The browser brings this along. */
export const hi = {
  'Free|of the plans': 'फ़्री',
  'Buy {plan}': '{plan} लें',
  'Your code': 'आपका कोड',
  'We sent it by SMS to {phone}.': 'हमने इसे SMS से {phone} पर भेजा।',
  'Another number': 'दूसरा नंबर',
  'Your number': 'आपका नंबर',
  'Sign in with your number to buy a plan. A new number creates an account.':
    'प्लान किसी अकाउंट का होता है। अपने नंबर से साइन इन करें; नया नंबर हो तो अकाउंट खुल जाता है।',
  'Sign in another way': 'किसी और तरीक़े से साइन इन करें',
  'This did not load': 'यह लोड नहीं हुआ',
  'One month': 'एक महीना',
  'One year': 'एक साल',
  '{sum} before GST': 'GST से पहले {sum}',
  'Your plan|on a bill': 'आप क्या ले रहे हैं',
  '{plan}, one month|on a bill': '{plan}, एक महीना',
  '{plan}, one year|on a bill': '{plan}, एक साल',
  'Credit for your current plan': 'मौजूदा प्लान के बचे दिन',
  'GST, {share}': 'GST, {share}',
  'You pay': 'आप देंगे',
  'Open your account': 'अपना अकाउंट खोलें',
  'It starts when you pay, and lasts until {until}.': 'पैसे देते ही शुरू होगा और {until} तक चलेगा।',
  'It replaces your current plan when you pay, and lasts until {until}.':
    'पैसे देते ही मौजूदा प्लान की जगह शुरू होगा और {until} तक चलेगा।',
  'It extends your plan, from {from} until {until}.': 'यह मौजूदा समय में जुड़ेगा, {from} से {until} तक।',
  'It starts after your current plan, from {from} until {until}.':
    'यह मौजूदा प्लान के बाद चलेगा, {from} से {until} तक।',
  'Your {plan} plan was paid until {ended}. You keep it until {until}.':
    'आपके {plan} प्लान के पैसे {ended} तक के थे। यह {until} तक आपके पास रहेगा।',
  'You are on {plan}, paid until {until}.': 'आप {plan} पर हैं, {until} तक के पैसे दिए हुए हैं।',
  'You are on {plan} until {change}, then on {other}. Paid until {until}.':
    'आप {plan} पर हैं, {change} तक के पैसे दिए हुए हैं। उसके बाद {other}, और कुल {until} तक के पैसे दिए हुए हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
