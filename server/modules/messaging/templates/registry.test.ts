import { expect, it } from 'vitest';
import { events } from '../feed/event.rules';
import { notifications } from './registry';
import { write } from './templates';

const sender = { name: 'Haat', domain: 'haat.example', origin: 'https://haat.example' };

it('has each template once', () => {
  const names = notifications.map(({ template }) => template);
  expect(new Set(names).size).toBe(names.length);
});

it.each(notifications.map((one) => [one.template, one] as const))('%s has samples of its own', (_, one) => {
  const samples = one.samples();
  expect(samples.length).toBeGreaterThan(0);
  for (const { template } of samples) expect(template).toBe(one.template);
});

it.each(notifications.map((one) => [one.template, one] as const))(
  '%s has an event exactly when it reaches the feed of a creator',
  (_, { event, samples }) => {
    // What a buyer is pushed stands in no feed.
    const reachesFeed = samples().some(
      (notice) => !('holderId' in notice) && write(notice, sender).push !== null,
    );
    expect(event !== null).toBe(reachesFeed);
  },
);

it('has a notification for each event that can be chosen', () => {
  const used = new Set(notifications.flatMap(({ event }) => event ?? []));
  expect([...used].sort()).toEqual([...events].sort());
});
