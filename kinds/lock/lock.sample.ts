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
  largeContent: {
    items: Array.from({ length: 8 }, (_, number) => ({
      id: `item-${number}`,
      type: 'link' as const,
      title: `Sheet ${number + 1}`,
      url: 'https://example.org/after-paying',
    })),
  },
  contentWithSecret: (secret) => ({
    items: [
      { id: 'a', type: 'text', title: 'The recipe', text: `Three **words** ${secret}` },
      { id: 'b', type: 'link', title: 'The film', url: `https://example.in/${secret}` },
      {
        id: 'c',
        type: 'place',
        title: 'Where we meet',
        place: {
          address: `12 ${secret} Lane`,
          city: 'Pune',
          latitude: 18.5204,
          longitude: 73.8567,
          directions: `Request ${secret}`,
        },
      },
    ],
  }),
  missingFields: ['content.items'],
  accessParts: [
    ['text', 'The recipe'],
    ['link', 'The film'],
    ['place', 'Where we meet'],
  ],
  publicContent: {
    items: [
      { id: 'recipe', type: 'text', title: 'The masala, gram by gram', words: 420 },
      { id: 'video', type: 'link', title: 'The film of the kitchen' },
      { id: 'shop', type: 'place', title: 'Where I buy the chillies', city: 'Byadgi' },
    ],
  },
  offer: {
    salesShare: 0.08,
    daysOnSale: 50,
    cover: 'cover-pin.svg',
    alt: 'A pin on a map of hills',
    title: 'Where I Buy: Mills, Butter, Moulds',
    prices: [{ type: 'once', amount: 24_900 }],
    description:
      'Four years of asking around, written down: the mill that grinds while you wait, the dairy that sells white butter to households, and the man who makes moulds from old brass.',
    content: () => ({
      items: [
        {
          id: 'list',
          type: 'text',
          title: 'The whole list, with what to say',
          text: 'Ask for **khapli ground on Thursday**: the stones are cleaned on Wednesday night. Butter comes at seven and is gone by eight. Pay in cash, bring your own tin, and give my regards.',
        },
        { id: 'sheet', type: 'link', title: 'Prices, month by month', url: 'https://example.com/prices' },
        {
          id: 'mill',
          type: 'place',
          title: 'The mill that grinds while you wait',
          place: {
            address: 'Shed 4, behind the old ginning yard, Satara Road',
            city: 'Pune',
            latitude: 18.4655,
            longitude: 73.8545,
            directions:
              'From the bus depot walk towards the hill. The blue gate is open when the radio plays; ring twice if it does not.',
          },
        },
      ],
    }),
    thankYou: { message: 'Thank you. Please do not pass the list on: the mill is small.' },
  },
};
