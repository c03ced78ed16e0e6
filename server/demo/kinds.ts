import { members } from './members';
import type { ShopItem } from './shop';

const dayMs = 86_400_000;
const indiaMs = 5.5 * 3_600_000;

/** Half past six in the evening in India, so many days after `now`. */
function eveningAfter(now: Date, days: number): string {
  const midnight = Math.floor((now.getTime() + indiaMs) / dayMs + days) * dayMs - indiaMs;
  return new Date(midnight + 18.5 * 3_600_000).toISOString();
}

/** One of each kind that is more than a page. */
export const kinds: ShopItem[] = [
  ...members,
  {
    state: 'published',
    share: 0.1,
    sinceDays: 62,
    cover: 'cover-shelf.svg',
    alt: 'Three books on a shelf',
    product: {
      kind: 'course',
      title: 'Bread in Six Weekends',
      prices: [{ type: 'once', amount: 349_900, compareAt: 499_900 }],
      description:
        'From a flat roti dough to a loaf you would pay for, one weekend at a time. Every lesson is a bake; none is longer than a cup of tea takes.',
      content: {
        outcomes: [
          'Read a dough by hand, without a clock',
          'Bake an open loaf with Indian flour',
          'Keep a starter through May and through December',
        ],
        sections: [
          {
            id: 'flour',
            title: 'Flour and water',
            lessons: [
              {
                id: 'why',
                title: 'Why our flour drinks more',
                minutes: 8,
                isFree: true,
                text: 'Chakki atta is ground fine and hot, and **takes up to a fifth more water** than the flour in most books. Mix 100 g of yours with 70 g of water, wait half an hour, and pull it: if it tears, add a spoon.\n\n- Maida: 60 g of water\n- Chakki atta: 75 g\n- Khapli: 80 g, added slowly',
              },
              {
                id: 'first',
                title: 'A first dough, by hand',
                minutes: 14,
                url: 'https://example.com/first-dough',
                text: 'Stir, rest, fold, rest. Four folds in two hours, and nothing in between.',
              },
            ],
          },
          {
            id: 'starter',
            title: 'A starter of your own',
            lessons: [
              {
                id: 'begin',
                title: 'Day one to day seven',
                minutes: 12,
                url: 'https://example.com/starter',
                text: 'Feed it at the same hour. From day four on it rises and falls; you bake when it has doubled.',
              },
              {
                id: 'heat',
                title: 'When it is 40 degrees outside',
                minutes: 9,
                text: 'Less starter, colder water, and the clay pot in the shade.',
              },
            ],
          },
          {
            id: 'bake',
            title: 'The loaf',
            lessons: [
              {
                id: 'shape',
                title: 'Shaping without flour on the table',
                minutes: 11,
                url: 'https://example.com/shaping',
              },
              {
                id: 'oven',
                title: 'A heavy pot is an oven',
                minutes: 13,
                url: 'https://example.com/pot',
              },
            ],
          },
        ],
      },
      thankYou: { message: 'Wonderful. Begin with the flour you have at home.' },
    },
  },
  {
    state: 'published',
    share: 0.07,
    sinceDays: 28,
    cover: 'cover-whisk.svg',
    alt: 'A whisk',
    product: {
      kind: 'lesson',
      title: 'Meringue in the Monsoon',
      prices: [{ type: 'once', amount: 29_900 }],
      description:
        'Egg whites, sugar and air that is full of water. Where it fails, and the one hour that works.',
      content: {
        minutes: 24,
        outcomes: ['Dry meringue at 90 % humidity', 'Know from the sound when to stop whisking'],
        text: 'Begin after the rain, not before it. **Dry the bowl over the flame** for ten seconds, and weigh the sugar twice: two of sugar to one of white.\n\n1. Whisk the whites until a line stays\n2. Sugar by the spoon, a breath between spoons\n3. 90 °C for two hours, the door open by a wooden spoon',
        url: 'https://example.com/meringue',
      },
      thankYou: { message: 'Enjoy. Keep the finished ones in a tin with a little rice in cloth.' },
    },
  },
  {
    state: 'published',
    share: 0.06,
    sinceDays: 18,
    cover: 'cover-live.svg',
    alt: 'A screen with a rising sun',
    product: {
      kind: 'webinar',
      title: 'Festive Hampers: Prices That Pay You',
      prices: [
        { type: 'once', label: 'A place', amount: 39_900 },
        { type: 'once', label: 'With your own price sheet looked at', amount: 119_900, stock: 12 },
      ],
      description:
        'Ninety minutes with a calculator. What a hamper really costs, what people around you charge, and how to say your price without a pause.',
      thankYou: { message: 'Your place is kept. Bring last year’s numbers, on paper if you like.' },
    },
    contentAt: (now) => ({
      startsAt: eveningAfter(now, 9),
      minutes: 90,
      timeZone: 'Asia/Kolkata',
      seats: 120,
      joinUrl: 'https://example.com/hampers-live',
      outcomes: [
        'A cost sheet filled in with your own numbers',
        'Three sizes of hamper, priced',
        'The message to send to last year’s buyers',
      ],
    }),
  },
  {
    state: 'published',
    share: 0.08,
    sinceDays: 50,
    cover: 'cover-pin.svg',
    alt: 'A pin on a map of hills',
    product: {
      kind: 'lock',
      title: 'Where I Buy: Mills, Butter, Moulds',
      prices: [{ type: 'once', amount: 24_900 }],
      description:
        'Four years of asking around, written down: the mill that grinds while you wait, the dairy that sells white butter to households, and the man who makes moulds from old brass.',
      content: {
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
      },
      thankYou: { message: 'Thank you. Please do not pass the list on: the mill is small.' },
    },
  },
  {
    state: 'published',
    share: 0.06,
    sinceDays: 17,
    cover: 'cover-box.svg',
    alt: 'A box with a ribbon',
    product: {
      kind: 'combo',
      title: 'The Festive Baker’s Box',
      prices: [{ type: 'once', amount: 69_900 }],
      description:
        'Everything for a good season: the lesson, the evening about prices, and the list of where to buy.',
      thankYou: { message: 'All three are below, each with its own part.' },
    },
    holds: [
      'Meringue in the Monsoon',
      'Festive Hampers: Prices That Pay You',
      'Where I Buy: Mills, Butter, Moulds',
    ],
  },
];
