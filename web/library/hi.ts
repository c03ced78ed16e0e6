import type { Spoken } from '@haat/i18n/phrase';

/** The library, for the shop and for pages. */
export const hi = {
  '{done} of {lessons} lessons done': '{lessons} में से {done} पाठ पूरे',
  'At {time}': '{time} पर',
  '{lesson}, at {time}': '{lesson}, {time} पर',
  'Lesson {number} of {count}': '{count} में से पाठ {number}',
  'Continue where you left off': 'जहाँ छोड़ा था, वहीं से आगे बढ़ें',
  'Continue {title}': '{title} आगे बढ़ाएँ',
  'Product type|filter': 'किस तरह का',
  'Search purchases': 'अपनी ख़रीदारी में खोजें',
  'Title or creator': 'टाइटल या क्रिएटर',
  'Coming up': 'आने वाला है',
  'All purchases': 'सब कुछ',
  'Nothing is coming up': 'अभी कुछ आने वाला नहीं है',
  Gift: 'उपहार',
  'View gift': 'उपहार देखें',
  'View gift: {title}': 'उपहार देखें: {title}',
  'No access': 'अब बंद',
  'Ended ({count})': 'ख़त्म ({count})',
  'Nothing matches. {link}': 'कुछ नहीं मिला। {link}',
  'Access is paused': 'यह अभी बंद है',
  'Access has ended': 'एक्सेस ख़त्म हो गया',
  'Ended on {day}': '{day} को ख़त्म हुआ',
  'Until {day}': '{day} तक',
  'No longer sold, stays yours': 'अब नहीं बिकता, पर आपका रहेगा',
  'Included in {title}': '{title} में शामिल',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
