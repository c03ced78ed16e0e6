import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'Filter statement': 'स्टेटमेंट छाँटें',
  'This statement': 'यह स्टेटमेंट',
  'It is empty.': 'इस पर अभी कुछ नहीं है।',
  'All entries that match the filters, newest first.': 'जैसा आपने छाँटा है, हर लाइन, सबसे नई पहले।',
  'As CSV': 'CSV में',
  'As PDF': 'PDF में',
  'For taxes': 'टैक्स के लिए',
  'Sales, refunds, fees, GST by State, TDS and TCS of a financial year, for your accountant.':
    'एक वित्त वर्ष की बिक्री, रिफ़ंड, फ़ीस, राज्य के हिसाब से GST, TDS और TCS, आपके अकाउंटेंट के लिए।',
  'Financial year': 'वित्त वर्ष',
  'Tax pack as CSV': 'टैक्स पैक CSV में',
  'Your money is safe. Only this view of it did not load; the filter stays as you set it.':
    'आपके पैसे सुरक्षित हैं। बस यह जानकारी लोड नहीं हुई; फ़िल्टर वैसा ही रहेगा जैसा आपने रखा।',
  'No transactions in this period': 'तब कोई लेन-देन नहीं हुआ',
  'No entries match these filters.': 'आपके चुने हुए पर स्टेटमेंट में कुछ नहीं मिला।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
