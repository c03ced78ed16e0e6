import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'The creator declined to refund {sum}.': 'क्रिएटर ने {sum} वापस देने से मना किया।',
  'The creator has not answered, so we will review it and decide within 7 days. You do not need to do anything.':
    'क्रिएटर ने जवाब नहीं दिया, इसलिए अब हम देखकर 7 दिन में फ़ैसला करेंगे। आपको कुछ नहीं करना है।',
  'The creator has until {date} to answer. After that we review it.':
    'क्रिएटर के पास जवाब देने के लिए {date} तक का समय है। उसके बाद हम देखेंगे।',
  'We declined to refund {sum}.': 'हमने {sum} वापस देने से मना किया।',
  'You requested a refund of {sum}.': 'आपने {sum} वापस माँगे हैं।',
  'You withdrew your request.': 'आपने अपनी माँग वापस ले ली।',
  '{sum} is being refunded to you.': '{sum} आपको वापस मिलेंगे।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
