import type { KindSample } from '../kind';

export const sample: KindSample<'lock'> = {
  title: 'My grandmother’s Byadgi masala',
  content: {
    items: [
      { id: 'i1', type: 'text', title: 'The ratio', text: 'Five to one to one.' },
      { id: 'i2', type: 'link', title: 'The film', url: 'https://example.com/film' },
      {
        id: 'i3',
        type: 'place',
        title: 'The mill',
        place: {
          address: '12, Old Mill Road',
          city: 'Pune',
          latitude: 18.5204,
          longitude: 73.8567,
          directions: 'Behind the temple.',
        },
      },
    ],
  },
  large: {
    items: Array.from({ length: 8 }, (_, number) => ({
      id: `item-${number}`,
      type: 'link' as const,
      title: `Sheet ${number + 1}`,
      url: 'https://example.org/after-paying',
    })),
  },
  shown: {
    items: [
      { id: 'recipe', type: 'text', title: 'The masala, gram by gram', words: 420 },
      { id: 'video', type: 'link', title: 'The film of the kitchen' },
      { id: 'shop', type: 'place', title: 'Where I buy the chillies', city: 'Byadgi' },
    ],
  },
};
