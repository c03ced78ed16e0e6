import { expect, test } from 'vitest';
import { eventsPage } from './events.mjs';

const declares = {
  path: 'server/modules/lamps/lamp.events.ts',
  text: `declare module '../platform/events/events' {
  interface DomainEvents {
    /** A lamp was lit. */
    'lamp.lit': LampEvent;
  }
}`,
};
const publishes = {
  path: 'server/modules/lamps/lamp.service.ts',
  text: "await events.publish(trx, 'lamp.lit', about);",
};
const handles = {
  path: 'server/modules/meters/meter.ts',
  text: "const key1 = 'meter.lit';\nevents.on(['lamp.lit'], { key: key1, handle });\nevents.on('lamp.lit', {\n  key: 'meter.log', handle });",
};

test('an event is listed with its payload, its publishers and its handlers', () => {
  const page = eventsPage([declares, publishes, handles]);
  expect(page).toContain('## lamp.lit\nA lamp was lit.');
  expect(page).toContain('Payload: `LampEvent`');
  expect(page).toContain('Published in [lamp.service.ts](../server/modules/lamps/lamp.service.ts)');
  expect(page).toContain('Handled by `meter.lit` in [meter.ts]');
  expect(page).toContain('Handled by `meter.log` in [meter.ts]');
});

test('an event that nobody publishes is refused, and one that is not declared', () => {
  expect(() => eventsPage([declares, handles])).toThrow('no code publishes the event lamp.lit');
  expect(() => eventsPage([handles])).toThrow('the event lamp.lit is not declared');
});

test('the events of the server are found', () => {
  expect(eventsPage()).toContain('## order.paid');
});
