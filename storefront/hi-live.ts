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
  'You were there.': 'आप उसमें थे।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
