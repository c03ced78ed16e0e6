import { expect, test } from 'vitest';
import {
  areaTabs,
  describe,
  homeOf,
  kindOrder,
  kindPlaces,
  listedWith,
  productPath,
  settingsPath,
  topLevelKinds,
} from './product-kinds';

test('every list and every settings area belongs to one kind', () => {
  const homes = kindPlaces.map(({ href }) => href);
  expect(new Set(homes).size).toBe(topLevelKinds.length);
  const areas = topLevelKinds.map((kind) => describe(kind).settings);
  expect(new Set(areas.map(({ area }) => area)).size).toBe(topLevelKinds.length);
  for (const area of areas) for (const tab of areaTabs) expect(area[tab]).toMatch(/^\/tgsettings/);
  // Servers are listed where their area opens.
  expect(homeOf('discord')).toBe('/tgsettings3/Analistdiscord');
});

test('every kind has a name of its own and a place where all of them are', () => {
  expect(new Set(kindOrder.map((kind) => describe(kind).label)).size).toBe(kindOrder.length);
  for (const kind of kindOrder) expect(homeOf(kind)).toMatch(/^\//);
});

test('what has no list of its own stands in that of another', () => {
  expect(listedWith('course')).toEqual(['course', 'lesson']);
  expect(homeOf('lesson')).toBe('/course?kind=lesson');
  expect(listedWith('page')).toEqual(['page']);
  expect(kindPlaces.map(({ kind }) => kind)).not.toContain('lesson');
});

test('a product leads to the area of its kind, a draft to where it is finished', () => {
  expect(settingsPath('page', 'sales', 'a b')).toBe('/tgsettings1/tranpage?id=a%20b');
  expect(settingsPath('lesson', 'sales', 'a')).toBe('/tgsettings2/trancours?id=a');
  expect(productPath({ kind: 'page', id: 'a', status: 'paused' })).toBe('/tgsettings1/Analistpage?id=a');
  expect(productPath({ kind: 'page', id: 'a', status: 'draft' })).toBe('/Create/page?id=a');
  expect(productPath({ kind: 'course', id: 'a', status: 'draft' })).toBe('/Create/course?id=a');
  expect(productPath({ kind: 'lesson', id: 'a', status: 'draft' })).toBe('/Create/lesson?id=a');
  expect(productPath({ kind: 'lesson', id: 'a', status: 'published' })).toBe(
    '/tgsettings2/Analistcours?id=a',
  );
});
