import type { KindTexts } from '../kind';

export const texts: KindTexts = {
  sells: 'Access to your Telegram channel or group, one-time or monthly.',
  first: 'Your first channel starts with its invite link',
  values: { title: 'The invite link', text: 'Shown only to people who have paid' },
  step: {
    label: 'Channel',
    lead: 'The channel or group, and its invite link.',
  },
};
