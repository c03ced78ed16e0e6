import { expect, test } from 'vitest';
import { chaptersOf, linesOf } from './chapter-lines';

test('a time and a name in each line become chapters, and are written as they were', () => {
  const text = '0:00 Dough\n1:05 Kneading, by hand\n1:02:09 In the oven';
  const chapters = [
    { start: 0, title: 'Dough' },
    { start: 65, title: 'Kneading, by hand' },
    { start: 3_729, title: 'In the oven' },
  ];
  expect(chaptersOf(text)).toEqual(chapters);
  expect(linesOf(chapters)).toBe(text);
  expect(chaptersOf(' \n\n  00:00   Dough  \n')).toEqual([{ start: 0, title: 'Dough' }]);
  expect(chaptersOf('')).toEqual([]);
  expect(chaptersOf('90:30 Late')).toEqual([{ start: 5_430, title: 'Late' }]);
});

test.each(['Dough', '0:00', '1:75 Dough', '0:00Dough', 'at 0:10 Dough'])(
  '“%s” is told by its line',
  (line) => {
    expect(chaptersOf(`0:00 Begin\n${line}`)).toEqual({ line: 2 });
  },
);
