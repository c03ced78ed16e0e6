import type { Spoken } from '@haat/i18n/phrase';

/** What receipts, invoices, fee invoices and the notes on them say on paper. */
export const hi = {
  Receipt: 'रसीद',
  'Refund note': 'रिफ़ंड नोट',
  'Tax invoice': 'टैक्स इनवॉइस',
  'Credit note': 'क्रेडिट नोट',
  'Original for recipient': 'पाने वाले के लिए मूल प्रति',
  'Paid, GST included': 'पेमेंट हुआ, GST सहित',
  'Refunded, including GST': 'रिफ़ंड हुआ, GST सहित',
  'Paid on': 'कब दिए',
  'Refunded on': 'कब रिफ़ंड हुआ',
  'Sold by': 'बेचने वाले',
  'Paid by': 'देने वाले',
  'Refunded to': 'किसे रिफ़ंड हुआ',
  'Billed to': 'किसके नाम',
  'Credited to': 'किसके नाम क्रेडिट',
  Order: 'ऑर्डर',
  'Paid with': 'कैसे दिए',
  'Net banking': 'नेट बैंकिंग',
  'Phone ending in {digits}': 'फ़ोन नंबर के आख़िरी अंक {digits}',
  'For receipt': 'किस रसीद पर',
  'On invoice': 'किस इनवॉइस पर',
  '{serial} of {day}': '{serial}, {day}',
  'Place of supply': 'सप्लाई की जगह',
  'Reverse charge': 'रिवर्स चार्ज',
  No: 'नहीं',
  Creator: 'क्रिएटर',
  Qty: 'संख्या',
  'Quantity {count}, {sum} each': 'संख्या {count}, हर एक {sum}',
  '{sum} each, GST included': 'हर एक {sum}, GST सहित',
  'Discount|on a receipt': 'छूट',
  'Value|before tax': 'रक़म',
  'Discount, before GST': 'छूट, GST से पहले',
  'Taxable value': 'कर योग्य रक़म',
  'The seller is not registered for GST, so no GST is charged. This is not a tax invoice.':
    'बेचने वाले GST में रजिस्टर नहीं हैं, इसलिए GST नहीं लिया गया। यह टैक्स इनवॉइस नहीं है।',
  'Issued electronically. It needs no signature.': 'इलेक्ट्रॉनिक रूप से जारी। हस्ताक्षर की ज़रूरत नहीं।',
  'Fee statement': 'फ़ीस का विवरण',
  'Fees returned': 'लौटाई गई फ़ीस',
  'Fees on sales in {month}': '{month} की बिक्री पर फ़ीस',
  'Fees returned on refunds in {month}': '{month} के रिफ़ंड पर लौटाई गई फ़ीस',
  Charged: 'ली गई रक़म',
  Credited: 'लौटाई गई रक़म',
  'From|document': 'जारी करने वाले',
  'To|document': 'किसके नाम',
  'Not registered for GST': 'GST में रजिस्टर नहीं',
  Month: 'महीना',
  'Issued on': 'कब जारी हुआ',
  'Deducted from the month’s sales': 'महीने की बिक्री में से काटी गई',
  'Rounding of GST': 'GST का राउंडिंग अंतर',
  'Issued electronically. It needs no signature. GST is calculated on the fee of each sale and added up.':
    'इलेक्ट्रॉनिक रूप से जारी। हस्ताक्षर की ज़रूरत नहीं। GST हर बिक्री की फ़ीस पर निकालकर जोड़ा गया है।',
  'The operator is not registered for GST. This is not a tax invoice.':
    'चलाने वाले GST में रजिस्टर नहीं हैं। यह टैक्स इनवॉइस नहीं है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
