import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'Access to your Discord server, one-time or monthly.',
  first: 'Your first server starts with its invite link',
  values: { title: 'The invite link', text: 'Shown only to people who have paid' },
  step: {
    label: 'Server',
    lead: 'The server, and its invite link.',
  },
};
