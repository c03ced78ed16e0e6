import type { Spoken } from '@haat/i18n/phrase';

export const hi = {
  'A link for each channel, with its clicks and sales': 'हर जगह के लिए अलग लिंक, क्लिक और बिक्री के साथ',
  'Copying is not allowed here. Touch and hold the link to copy it.':
    'यहाँ कॉपी करने की इजाज़त नहीं है। लिंक को दबाए रखकर कॉपी करें।',
  'More options': 'और तरीक़े',
  'QR code of the link to {title}': '{title} के लिंक का QR कोड',
  'QR for print': 'छापने का QR',
  'QR image': 'QR की तस्वीर',
  'This browser cannot create images. Download the one for print.':
    'यह ब्राउज़र तस्वीर नहीं बना पाता। छपाई वाला QR लें।',
} as const;

declare module '@haat/i18n/phrase' {
  interface Phrases extends Spoken<typeof hi> {}
}
