import type { KindSample } from '../kind';

const dayMs = 86_400_000;
const indiaMs = 5.5 * 3_600_000;

/** Half past six in the evening in India, so many days after `now`. */
function eveningAfter(now: Date, days: number): string {
  const midnight = Math.floor((now.getTime() + indiaMs) / dayMs + days) * dayMs - indiaMs;
  return new Date(midnight + 18.5 * 3_600_000).toISOString();
}

export const sample: KindSample<'webinar'> = {
  title: 'Balance sheets for shopkeepers',
  content: {
    startsAt: '2027-01-16T05:30:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 40,
    joinUrl: 'https://meet.example.com/bread',
    outcomes: ['A loaf of your own by noon'],
  },
  largeContent: {
    startsAt: '2099-01-02T13:30:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 500,
    joinUrl: 'https://example.org/after-paying',
    outcomes: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
  },
  contentWithSecret: (secret) => ({
    startsAt: '2026-03-01T13:00:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 10,
    joinUrl: `https://example.in/${secret}`,
    outcomes: ['Read a balance sheet'],
  }),
  missingFields: ['content.startsAt', 'content.minutes', 'content.joinUrl'],
  accessParts: [['seat', 'Your seat']],
  publicContent: {
    startsAt: '2026-12-12T13:30:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 50,
    seatsLeft: 12,
    outcomes: ['Read a balance sheet in ten minutes'],
  },
  offer: {
    salesShare: 0.06,
    daysOnSale: 18,
    cover: 'cover-live.svg',
    alt: 'A screen with a rising sun',
    content: (now) => ({
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
    title: 'Festive Hampers: Prices That Pay You',
    prices: [
      { type: 'once', label: 'A place', amount: 39_900 },
      { type: 'once', label: 'With your own price sheet looked at', amount: 119_900, stock: 12 },
    ],
    description:
      'Ninety minutes with a calculator. What a hamper really costs, what people around you charge, and how to say your price without a pause.',
    thankYou: { message: 'Your place is kept. Bring last year’s numbers, on paper if you like.' },
  },
};
