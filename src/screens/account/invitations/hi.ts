import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  Joined: 'आए',
  Creator: 'क्रिएटर',
  'Invite another creator': 'किसी और क्रिएटर को इनवाइट करें',
  'Last from a sale on {date}. It becomes available when the sale settles, and is reversed on a refund.':
    'आख़िरी बार {date} की बिक्री से। बिक्री का हिसाब पूरा होने पर यह आपके वॉलेट में आता है, और रिफ़ंड होने पर लौट जाता है।',
  Month: 'महीना',
  'By month': 'महीने के हिसाब से',
  'No referrals yet': 'अभी आपके लिंक से कोई नहीं आया',
  'Nothing yet: it starts with their first sale.': 'अभी कुछ नहीं: यह उनकी पहली बिक्री से शुरू होता है।',
  'Sell on {site}': '{site} पर बेचें',
  'Send it to another creator. Your earnings from their sales appear here.':
    'इसे किसी ऐसे को भेजें जो कुछ बनाता हो। उनकी बिक्री से आपकी कमाई यहाँ दिखेगी।',
  'Share your link': 'अपना लिंक शेयर करें',
  'Their sales': 'उनकी बिक्री',
  'Referral earnings': 'आपके इनवाइट से कमाई',
  'Earnings are still counted.': 'उनसे होने वाली कमाई गिनी जाती रहती है।',
  'For {months} months you get {share} of our fee on each sale of a creator who signs up with your link. It costs them nothing.':
    'जो आपके लिंक से अकाउंट खोले, वह आपके ज़रिए आया। {months} महीने तक उनकी हर बिक्री पर हमारी फ़ीस का {share} आपको मिलता है। उनका कुछ नहीं लगता।',
  'Your invitations': 'आपके इनवाइट',
  'Your link': 'आपका लिंक',
  '{count} creator joined': '{count} क्रिएटर आए',
  '{count} creators joined': '{count} क्रिएटर आए',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
