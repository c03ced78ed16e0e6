import type { Spoken } from '@haat/i18n/phrase';

/** Where a buyer changes to another date of a live session. */
export const hi = {
  'Change your date': 'अपनी तारीख़ बदलें',
  'Your receipt': 'आपकी रसीद',
  'Your date now: {when}': 'अभी आपकी तारीख़: {when}',
  'There is no other date at the moment.': 'अभी कोई और तारीख़ नहीं है।',
  'Choose another date': 'दूसरी तारीख़ चुनें',
  'Your seat moves to the date you choose, and you pay nothing. The old date is given up.':
    'आपकी सीट चुनी हुई तारीख़ पर चली जाएगी, और कुछ देना नहीं है। पुरानी तारीख़ छूट जाएगी।',
  'Change my date': 'मेरी तारीख़ बदलें',
  'You can change it until {time}.': 'आप इसे {time} तक बदल सकते हैं।',
  'Back to your receipt': 'अपनी रसीद पर वापस जाएँ',
  'Cannot come on this date? {link}': 'इस तारीख़ पर नहीं आ सकते? {link}',
  'Your date was changed. The new time is on its way to you, and the calendar file moves it.':
    'आपकी तारीख़ बदल गई। नया समय आपको भेजा जा रहा है, और कैलेंडर की फ़ाइल इसे वहाँ भी बदल देती है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
