import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  Cover: 'कवर',
  'More pictures': 'और तस्वीरें',
  'Choose a picture': 'तस्वीर चुनें',
  Replace: 'दूसरी चुनें',
  'Add pictures': 'तस्वीरें जोड़ें',
  'Add more': 'और जोड़ें',
  'JPEG, PNG, WebP or AVIF, up to 10 MB. Wide pictures look best.':
    'JPEG, PNG, WebP या AVIF, 10 MB तक। चौड़ी तस्वीरें सबसे अच्छी दिखती हैं।',
  'Sharing picture': 'शेयर करने पर तस्वीर',
  'Chats show its centre, about twice as wide as it is high.':
    'चैट ऐप इसका बीच का हिस्सा दिखाते हैं, चौड़ाई ऊँचाई से क़रीब दोगुनी।',
  'If empty, we create one from title, price and cover.': 'ख़ाली छोड़ें तो टाइटल, दाम और कवर से एक बन जाएगी।',
  'Picture description': 'तस्वीर में क्या है',
  'For screen readers.': 'जो लोग देख नहीं पाते, उन्हें यह पढ़कर सुनाया जाता है।',
  'Description|of a picture': 'इसमें क्या है',
  'Description of picture {place}': 'तस्वीर {place} में क्या है',
  'picture {place}': 'तस्वीर {place}',
  'Remove picture {place}': 'तस्वीर {place} हटाएँ',
  'Picture {place} removed.': 'तस्वीर {place} हटा दी गई।',
  'Up to {count}, shown below the cover. Descriptions are for screen readers.':
    'ज़्यादा से ज़्यादा {count}, कवर के नीचे दिखती हैं। जो लोग देख नहीं पाते, उन्हें पढ़कर सुनाया जाता है कि इनमें क्या है।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
