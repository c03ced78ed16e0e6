import { expect, test } from 'vitest';
import { mapsOf } from './maps';

test('the way to a place is found by its point, else by its words, else not at all', () => {
  expect(mapsOf({ latitude: -1.5, longitude: 0 })?.app).toBe('geo:-1.5,0?q=-1.5,0');
  expect(mapsOf({ address: 'MG Road & 1st', city: 'Pune' })).toEqual({
    app: 'geo:0,0?q=MG%20Road%20%26%201st%2C%20Pune',
    web: 'https://www.openstreetmap.org/search?query=MG%20Road%20%26%201st%2C%20Pune',
  });
  expect([mapsOf({}), mapsOf({ latitude: 1, directions: 'left' })]).toEqual([null, null]);
});
