import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'A place in a Telegram channel or group of yours, once or month by month.',
  first: 'Your first channel starts with its invite link',
  own: { title: 'The invite link', text: 'Shown to those who have paid, and to nobody else' },
  step: {
    label: 'Channel',
    lead: 'The channel or group, and the link that buyers join by.',
  },
};
