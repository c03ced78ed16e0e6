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
  large: {
    sections: ['Flour', 'Dough', 'Oven', 'Table'].map((title, at) => ({
      id: `part-${at}`,
      title,
      lessons: Array.from({ length: 6 }, (_, number) => lessonOf(6 * at + number + 1)),
    })),
    outcomes: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
  },
  shown: {
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
  },
};
