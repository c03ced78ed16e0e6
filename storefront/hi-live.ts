import type { Spoken } from '@haat/i18n/phrase';

/** What the live session of a lesson says. */
export const hi = {
  'Live now': 'अभी लाइव',
  'Starts at {time}': '{time} शुरू',
  Recording: 'रिकॉर्डिंग',
  'Live session ended': 'लाइव सेशन ख़त्म हो चुका है',
  'You can join from {time}. Open this page again then.': 'आप {time} से जुड़ सकते हैं। तब यह पेज फिर खोलें।',
  'The room is open. The session starts at {time}.': 'कमरा खुला है। सेशन {time} शुरू होगा।',
  'Join the session': 'सेशन से जुड़ें',
  'The session is over. If there is a recording, you will find it here.':
    'सेशन ख़त्म हो चुका है। रिकॉर्डिंग होगी तो यहाँ मिलेगी।',
  'The session is over. Its recording is below.': 'सेशन ख़त्म हो चुका है। उसकी रिकॉर्डिंग नीचे है।',
  'The session is over. You can watch its recording.': 'सेशन ख़त्म हो चुका है। आप उसकी रिकॉर्डिंग देख सकते हैं।',
  'No date yet': 'अभी कोई तारीख़ नहीं',
  'The new date is not set yet. Your place is kept, and you will be told when it is.':
    'नई तारीख़ अभी तय नहीं हुई है। आपकी जगह बनी हुई है, और तारीख़ तय होने पर आपको बताया जाएगा।',
  'This live session was cancelled': 'यह लाइव सेशन रद्द कर दिया गया है',
  '“{title}” was cancelled': '“{title}” रद्द कर दिया गया है',
  'It does not take place.': 'यह नहीं होगा।',
  '{sum} was refunded. It should reach the account you paid from in 5 to 7 working days.':
    '{sum} लौटाए गए हैं। जिस खाते से पेमेंट किया था, उसमें 5 से 7 कामकाजी दिनों में आ जाने चाहिए।',
  'Your payment of {sum} is being refunded. You need to do nothing.':
    'आपका {sum} का पेमेंट लौटाया जा रहा है। आपको कुछ नहीं करना है।',
  'The refund of {sum} did not work yet. The creator knows and can try again; your access stays until then.':
    '{sum} का रिफ़ंड अभी नहीं हो पाया है। क्रिएटर को पता है और वह फिर कोशिश कर सकता है; तब तक आपका एक्सेस बना रहेगा।',
  'The refund of {sum} did not work yet. The creator knows and can try again.':
    '{sum} का रिफ़ंड अभी नहीं हो पाया है। क्रिएटर को पता है और वह फिर कोशिश कर सकता है।',
  'Take it out of your calendar': 'इसे अपने कैलेंडर से हटाएँ',
  'You were there.': 'आप उसमें थे।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
