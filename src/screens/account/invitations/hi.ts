import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  Came: 'आए',
  Creator: 'क्रिएटर',
  'Invite another creator': 'किसी और क्रिएटर को इनवाइट करें',
  'Last by a sale on {date}. It reaches your wallet when the sale is settled, and goes back with a refund.':
    'आख़िरी बार {date} की बिक्री से। बिक्री का हिसाब पूरा होने पर यह आपके वॉलेट में आता है, और रिफ़ंड होने पर लौट जाता है।',
  Month: 'महीना',
  'Month by month': 'महीने के हिसाब से',
  'Nobody has come by your link yet': 'अभी आपके लिंक से कोई नहीं आया',
  'Nothing yet: it begins with their first sale.': 'अभी कुछ नहीं: यह उनकी पहली बिक्री से शुरू होता है।',
  'Sell on {site}': '{site} पर बेचें',
  'Send it to somebody who makes things. What their sales earn you stands here.':
    'इसे किसी ऐसे को भेजें जो कुछ बनाता हो। उनकी बिक्री से आपकी कमाई यहाँ दिखेगी।',
  'Share your link': 'अपना लिंक शेयर करें',
  'Their sales': 'उनकी बिक्री',
  'What it has brought': 'इससे क्या मिला',
  'What they earn is counted all the same.': 'उनसे होने वाली कमाई गिनी जाती रहती है।',
  'Whoever opens an account by your link came through you. For {months} months you get {share} of our fee on each of their sales. It costs them nothing.':
    'जो आपके लिंक से अकाउंट खोले, वह आपके ज़रिए आया। {months} महीने तक उनकी हर बिक्री पर हमारी फ़ीस का {share} आपको मिलता है। उनका कुछ नहीं लगता।',
  'Your invitations': 'आपके इनवाइट',
  'Your link': 'आपका लिंक',
  '{count} creator came': '{count} क्रिएटर आए',
  '{count} creators came': '{count} क्रिएटर आए',
  '{count} sale of theirs': 'उनकी {count} बिक्री',
  '{count} sales of theirs': 'उनकी {count} बिक्री',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
