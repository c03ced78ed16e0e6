import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'The address may be mistyped, or the page may have moved.':
    'हो सकता है पता ग़लत लिखा हो, या जो यहाँ था वह कहीं और चला गया हो।',
  'Go to your shop': 'अपनी दुकान पर जाएँ',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
