import type { KindSample } from '../kind';

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
  large: {
    startsAt: '2099-01-02T13:30:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 500,
    joinUrl: 'https://example.org/after-paying',
    outcomes: ['Bake a loaf that keeps', 'Know when the dough is ready', 'Shape it without a tin'],
  },
  shown: {
    startsAt: '2026-12-12T13:30:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 50,
    seatsLeft: 12,
    outcomes: ['Read a balance sheet in ten minutes'],
  },
};
