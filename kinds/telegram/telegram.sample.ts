import type { KindSample } from '../kind';

export const sample: KindSample<'telegram'> = {
  title: 'Chai and Charts',
  content: {
    chatTitle: 'Bread letters',
    chatType: 'channel',
    inviteUrl: 'https://t.me/+AbCdEfGhIj',
    benefits: ['Two recipes a week', 'Questions on Sunday'],
  },
  large: {
    chatTitle: 'Bakers of the weekend',
    chatType: 'channel',
    inviteUrl: 'https://t.me/+after',
    benefits: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
  },
  shown: {
    chatTitle: 'Chai and Charts, members',
    chatType: 'channel',
    benefits: ['One chart each morning before nine', 'Questions answered on Sundays'],
  },
};
