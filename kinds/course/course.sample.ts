import type { KindSample } from '../kind';

const lessonOf = (number: number) => ({
  id: `lesson-${number}`,
  title: `Step ${number}: what the dough looks like, and what to do when it does not`,
  minutes: 12,
  url: 'https://example.org/after-paying',
});

export const sample: KindSample<'course'> = {
  title: 'Monsoon in Watercolour',
  content: {
    sections: [
      {
        id: 's1',
        title: 'The starter',
        lessons: [
          {
            id: 'l1',
            title: 'Why it sleeps in winter',
            minutes: 9,
            isFree: true,
            text: 'Keep it **warm**.',
          },
          { id: 'l2', title: 'Flour: chakki, maida, T65', minutes: 14, url: 'https://example.com/flour' },
        ],
      },
      { id: 's2', title: 'The bake', lessons: [{ id: 'l3', title: 'Scoring', text: 'With a blade.' }] },
    ],
    outcomes: ['Bake four breads without a tin'],
  },
  largeContent: {
    sections: ['Flour', 'Dough', 'Oven', 'Table'].map((title, at) => ({
      id: `part-${at}`,
      title,
      lessons: Array.from({ length: 6 }, (_, number) => lessonOf(6 * at + number + 1)),
    })),
    outcomes: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
  },
  contentWithSecret: (secret) => ({
    sections: [
      {
        id: 'begin',
        title: 'Beginnings',
        lessons: [
          {
            id: 'clay',
            title: 'Choosing clay',
            minutes: 12,
            isFree: true,
            text: 'Take **less** water.',
            url: 'https://example.in/free',
          },
          {
            id: 'wheel',
            title: 'At the wheel',
            minutes: 20,
            text: `Slowly, ${secret}`,
            url: `https://example.in/${secret}`,
            quiz: {
              pass: 50,
              questions: [{ id: 'q1', type: 'text', text: `What is it? ${secret}`, correct: [secret] }],
            },
            live: {
              startsAt: '2026-03-01T13:00:00.000Z',
              minutes: 60,
              joinUrl: `https://example.in/${secret}/room`,
              recordingUrl: `https://example.in/${secret}/recording`,
            },
            items: [
              { id: 'notes', type: 'text', title: 'Notes on the wheel', text: `Slower, ${secret}` },
              { id: 'film', type: 'link', title: 'The film of it', url: `https://example.in/${secret}/film` },
            ],
          },
        ],
      },
    ],
    outcomes: ['Throw a bowl'],
    certificate: true,
  }),
  missingFields: ['content.sections'],
  accessParts: [
    ['heading', 'Beginnings'],
    ['text', 'Choosing clay'],
    ['link', 'Choosing clay'],
    ['text', 'At the wheel'],
    ['link', 'At the wheel'],
    ['text', 'Notes on the wheel'],
    ['link', 'The film of it'],
  ],
  publicContent: {
    sections: [
      {
        id: 'water',
        title: 'Water first',
        lessons: [
          {
            id: 'colours',
            title: 'Six colours, two brushes, one mug',
            minutes: 13,
            isFree: true,
            html: '<p>Fill a mug with <strong>clean</strong> water.</p>',
            url: 'https://example.org/one',
          },
          { id: 'wet', title: 'How wet is wet', minutes: 18, isFree: true, url: 'https://example.org/two' },
          { id: 'sky', title: 'A sky before rain', minutes: 21, isFree: false },
        ],
      },
      {
        id: 'hills',
        title: 'Hills that recede',
        lessons: [{ id: 'far', title: 'Far hills', isFree: false }],
      },
    ],
    outcomes: ['Paint wet hills from a photograph', 'Mix every green from three colours'],
    lessons: 4,
    minutes: 52,
    certificate: true,
  },
  contentWithMarkdown: (text) => ({
    sections: [
      {
        id: 's',
        title: 'All',
        lessons: Array.from({ length: 5 }, (_, at) => ({
          id: `l${at}`,
          title: `Lesson ${at}`,
          isFree: true,
          text,
        })),
      },
    ],
  }),
  offer: {
    salesShare: 0.1,
    daysOnSale: 62,
    cover: 'cover-shelf.svg',
    alt: 'Three books on a shelf',
    title: 'Bread in Six Weekends',
    prices: [{ type: 'once', amount: 349_900, compareAt: 499_900 }],
    description:
      'From a flat roti dough to a loaf you would pay for, one weekend at a time. Every lesson is a bake; none is longer than a cup of tea takes.',
    content: () => ({
      certificate: true,
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
            {
              id: 'check',
              title: 'Do you know your starter?',
              quiz: {
                pass: 60,
                tries: 3,
                questions: [
                  {
                    id: 'ready',
                    type: 'choice',
                    text: 'When do you bake with it?',
                    options: ['As soon as it is fed', 'When it has doubled', 'A day after it fell'],
                    correct: ['When it has doubled'],
                    explanation: 'It lifts the dough best while it is at its highest.',
                  },
                  {
                    id: 'hot',
                    type: 'several',
                    text: 'What helps when it is 40 degrees outside?',
                    options: ['Less starter', 'Colder water', 'More salt', 'A clay pot in the shade'],
                    correct: ['Less starter', 'Colder water', 'A clay pot in the shade'],
                  },
                  {
                    id: 'water',
                    type: 'number',
                    text: 'How much water does 100 g of chakki atta take, in grams?',
                    correct: ['75'],
                    tolerance: 5,
                    explanation: 'Up to a fifth more than most books say.',
                  },
                ],
              },
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
    }),
    thankYou: { message: 'Wonderful. Begin with the flour you have at home.' },
  },
};
