import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'A place in a Discord server of yours, once or month by month.',
  first: 'Your first server starts with its invite link',
  own: { title: 'The invite link', text: 'Shown to those who have paid, and to nobody else' },
  step: {
    label: 'Server',
    lead: 'The server, and the link that buyers join by.',
  },
};
