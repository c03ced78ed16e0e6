import type { KindSample } from '../kind';

export const sample: KindSample<'discord'> = {
  title: 'Pixel Adda, the design club',
  content: {
    serverName: 'The bakehouse',
    inviteUrl: 'https://discord.gg/bakehouse',
    roles: ['Baker'],
    benefits: ['A room for every bread'],
  },
  large: {
    serverName: 'The oven room',
    roles: ['Baker'],
    inviteUrl: 'https://discord.gg/after',
    benefits: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
  },
  shown: {
    serverName: 'Pixel Adda',
    roles: ['Member', 'Portfolio review'],
    benefits: ['A brief each Monday, and a review each Friday', 'Recordings of all talks'],
  },
};
