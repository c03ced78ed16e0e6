import type { Spoken } from '@haat/i18n/phrase';

/** What the built-in bank says: a test that stands in for a real one. */
export const hi = {
  'This is a test, and no money moves. {link}': 'यह एक टेस्ट है, कोई पैसा नहीं चलता। {link}',
  'Play its bank': 'बैंक बनकर देखें',
  'Test bank': 'टेस्ट बैंक',
  'Test payment': 'टेस्ट पेमेंट',
  'Test payment of {sum}': '{sum} का टेस्ट पेमेंट',
  'No money moves here.': 'यहाँ कोई पैसा नहीं चलता।',
  '{warning} This page stands in for a bank and its app, so that every ending can be tried.':
    '{warning} यह पेज बैंक और उसके ऐप की जगह है, ताकि हर नतीजा आज़माया जा सके।',
  '{warning} This page stands in for a bank, so that every ending of a payment can be tried.':
    '{warning} यह पेज बैंक की जगह है, ताकि पेमेंट का हर नतीजा आज़माया जा सके।',
  'Up to {sum}': '{sum} तक',
  'To {seller}, each time it renews': '{seller} को, हर बार रिन्यू होने पर',
  'To {seller}': '{seller} को',
  'To agree, ₹1 is taken and given back.': 'मंज़ूरी के लिए ₹1 लिया और लौटाया जाता है।',
  '{sum} is paid now, for the first time.': '{sum} अभी, पहली बार के लिए दिए जाते हैं।',
  'Agree with': 'कैसे मंज़ूरी दें',
  Agree: 'मंज़ूर करें',
  Decline: 'मना करें',
  'Leave|a payment': 'छोड़ दें',
  Fail: 'फ़ेल करें',
  'Pay with': 'कैसे दें',
  'Asked for': 'माँगा गया',
  '{sum} on {day}': '{day} को {sum}',
  Mandate: 'मंज़ूरी',
  'Agreed with': 'कैसे मंज़ूर हुआ',
  'Next answer': 'अगला जवाब',
  'Yes|answer of a bank': 'हाँ',
  'No|answer of a bank': 'नहीं',
  'Say yes to the next charge': 'अगली बार हाँ कहें',
  'Say no to the next charge': 'अगली बार मना करें',
  'Let it go on': 'चालू करें',
  'Put it on hold': 'रोक कर रखें',
  'End it': 'ख़त्म करें',
  'The bank takes what it was asked for from seven in the morning of the day.':
    'बैंक उस दिन सुबह सात बजे से माँगी गई रक़म काटता है।',
  'Not agreed yet': 'अभी मंज़ूर नहीं',
  Agreed: 'मंज़ूर',
  'On hold': 'रुका हुआ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
