import type { KindSample } from '../kind';

export const sample: KindSample<'discord'> = {
  title: 'Pixel Adda, the design club',
  content: {
    serverName: 'The bakehouse',
    inviteUrl: 'https://discord.gg/bakehouse',
    roles: ['Baker'],
    benefits: ['A room for every bread'],
  },
  largeContent: {
    serverName: 'The oven room',
    roles: ['Baker'],
    inviteUrl: 'https://discord.gg/after',
    benefits: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
  },
  contentWithSecret: (secret) => ({
    serverName: 'The loom room',
    roles: ['Weaver'],
    inviteUrl: `https://discord.gg/${secret}`,
    benefits: ['Patterns to download'],
  }),
  missingFields: ['content.inviteUrl', 'content.serverName'],
  accessParts: [['link', 'Join The loom room on Discord']],
  publicContent: {
    serverName: 'Pixel Adda',
    roles: ['Member', 'Portfolio review'],
    benefits: ['A brief each Monday, and a review each Friday', 'Recordings of all talks'],
  },
  offer: {
    salesShare: 0.04,
    daysOnSale: 40,
    cover: 'cover-room.svg',
    alt: 'Two speech bubbles that touch',
    title: 'The Proving Room',
    prices: [
      { type: 'subscription', label: 'Quarterly', amount: 59_900, period: { unit: 'month', count: 3 } },
    ],
    description:
      'A server where home bakers show their crumb and say what went wrong. Voice on Sunday evenings, in Hindi and English, with dough on everybody’s hands.',
    content: () => ({
      serverName: 'The Proving Room',
      roles: ['Home baker', 'Sunday table'],
      inviteUrl: 'https://discord.gg/provingroomdemo',
      benefits: [
        'A channel for each bread',
        'Voice every Sunday at seven in the evening',
        'A mentor for your first loaf',
      ],
    }),
    thankYou: { message: 'Welcome. Say hello in **#first-loaf** and tell us your oven.' },
  },
};
