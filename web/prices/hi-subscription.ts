import type { Spoken } from '@haat/i18n/phrase';

/** How a subscription stands, on pages and among the purchases. */
export const hi = {
  'Free until {day}': '{day} तक मुफ़्त',
  'Ends on {day}': '{day} को ख़त्म',
  'Paid until {day}': '{day} तक का पेमेंट हो चुका',
  'Was paid until {day}': '{day} तक का पेमेंट था',
  'Lifetime access.': 'एक बार का पेमेंट। यह कभी ख़त्म नहीं होता।',
  'Free until {ends}.': '{ends} तक मुफ़्त।',
  'Free until {ends}. It does not auto-renew: pay before then to continue.':
    '{ends} तक मुफ़्त। अपने आप कुछ नहीं कटता: जारी रखने के लिए उससे पहले पेमेंट करें।',
  'Paid until {ends}.': '{ends} तक का पेमेंट हो चुका है।',
  'Paid until {ends}. It does not auto-renew: we remind you before the end.':
    '{ends} तक का पेमेंट हो चुका है। अपने आप कुछ नहीं कटता: ख़त्म होने से पहले हम याद दिलाएँगे।',
  'It was paid until {ends}. You keep access while we charge your bank.':
    '{ends} तक का पेमेंट था। आपके बैंक से पूछा जा रहा है, तब तक यह खुला है।',
  'It was paid until {ends}. You keep access until {date}; renew before then to continue.':
    '{ends} तक का पेमेंट था। यह {date} तक खुला है, और रिन्यू न करने पर तब ख़त्म हो जाएगा।',
  'Paused. You keep the remaining days. It resumes automatically on {date}.':
    'यह रुका हुआ है, और बचे हुए दिन आपके लिए रखे हैं। {date} को यह अपने आप फिर चालू होगा।',
  'You keep access until {ends}. You will not be charged again.':
    'यह {ends} तक खुला है और तब ख़त्म होगा। इसका कोई और पैसा नहीं लगता।',
  'It ended on {ends}. You can resubscribe.': 'यह {ends} तक चला और ख़त्म हो गया। आप इसे फिर शुरू कर सकते हैं।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
