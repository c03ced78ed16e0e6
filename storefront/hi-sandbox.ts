import type { Spoken } from '@haat/i18n/phrase';

/** Texts of the sandbox bank: */
export const hi = {
  'This is a test, and no money moves. {link}': 'यह एक टेस्ट है, कोई पैसा नहीं चलता। {link}',
  'Act as its bank': 'बैंक बनकर देखें',
  'Test bank': 'टेस्ट बैंक',
  'Test payment': 'टेस्ट पेमेंट',
  'Test payment of {sum}': '{sum} का टेस्ट पेमेंट',
  'No money moves here.': 'यहाँ कोई पैसा नहीं चलता।',
  '{warning} This page simulates a bank and its app, so that every outcome can be tested.':
    '{warning} यह पेज बैंक और उसके ऐप की जगह है, ताकि हर नतीजा आज़माया जा सके।',
  '{warning} This page simulates a bank, so that every outcome of a payment can be tested.':
    '{warning} यह पेज बैंक की जगह है, ताकि पेमेंट का हर नतीजा आज़माया जा सके।',
  'Up to {sum}': '{sum} तक',
  'To {seller}, each time it renews': '{seller} को, हर बार रिन्यू होने पर',
  'To {seller}': '{seller} को',
  '₹1 is charged to authorise it, and refunded.': 'मंज़ूरी के लिए ₹1 लिया और लौटाया जाता है।',
  '{sum} is paid now, for the first time.': '{sum} अभी, पहली बार के लिए दिए जाते हैं।',
  'Authorise with': 'कैसे मंज़ूरी दें',
  Authorise: 'मंज़ूर करें',
  'Leave|a payment': 'छोड़ दें',
  Fail: 'फ़ेल करें',
  'Or without a phone': 'या बिना फ़ोन के',
  '{name} would open now and ask you to approve {sum}.': 'अब {name} खुलता और {sum} की मंज़ूरी माँगता।',
  Requested: 'माँगा गया',
  '{sum} on {day}': '{day} को {sum}',
  Mandate: 'मंज़ूरी',
  'Authorised with': 'कैसे मंज़ूर हुआ',
  'Next answer': 'अगला जवाब',
  'Yes|answer of a bank': 'हाँ',
  'No|answer of a bank': 'नहीं',
  'Approve the next charge': 'अगली बार हाँ कहें',
  'Decline the next charge': 'अगली बार मना करें',
  'Put it on hold': 'रोक कर रखें',
  'End it': 'ख़त्म करें',
  'The bank charges from 7 am on the day.': 'बैंक उस दिन सुबह सात बजे से माँगी गई रक़म काटता है।',
  'Not authorised yet': 'अभी मंज़ूर नहीं',
  Authorised: 'मंज़ूर',
  'On hold': 'रुका हुआ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
