import type { KindSample } from '../kind';

export const sample: KindSample<'telegram'> = {
  title: 'Chai and Charts',
  content: {
    chatTitle: 'Bread letters',
    chatType: 'channel',
    inviteUrl: 'https://t.me/+AbCdEfGhIj',
    benefits: ['Two recipes a week', 'Questions on Sunday'],
  },
  largeContent: {
    chatTitle: 'Bakers of the weekend',
    chatType: 'channel',
    inviteUrl: 'https://t.me/+after',
    benefits: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
  },
  contentWithSecret: (secret) => ({
    chatTitle: 'Morning notes',
    chatType: 'channel',
    inviteUrl: `https://t.me/+${secret}`,
    benefits: ['One note every morning'],
  }),
  missingFields: ['content.inviteUrl', 'content.chatTitle'],
  accessParts: [['link', 'Join Morning notes on Telegram']],
  publicContent: {
    chatTitle: 'Chai and Charts, members',
    chatType: 'channel',
    benefits: ['One chart each morning before nine', 'Questions answered on Sundays'],
  },
  offer: {
    salesShare: 0.08,
    daysOnSale: 45,
    cover: 'cover-note.svg',
    alt: 'A folded paper plane',
    title: 'The Morning Bake',
    prices: [
      { type: 'subscription', label: 'Monthly', amount: 9_900, period: { unit: 'month', count: 1 } },
      { type: 'subscription', label: 'Per year', amount: 99_000, period: { unit: 'month', count: 12 } },
    ],
    description:
      'A channel for people who bake before the house wakes. One message at six: what to do with today’s weather, flour prices when they move, and one picture of what came out of an oven in the city.',
    content: () => ({
      chatTitle: 'The Morning Bake',
      chatType: 'channel',
      inviteUrl: 'https://t.me/+morningbakedemo',
      benefits: [
        'One message every morning at six',
        'Flour and butter prices of your city, every Monday',
        'The archive of two winters, to search',
      ],
    }),
    thankYou: { message: 'Good morning. **The link below** opens the channel.' },
  },
};
