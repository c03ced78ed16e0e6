import { expect, it } from 'vitest';
import { matchOf } from './name.match';

it.each([
  ['Asha Foods', ['ASHA FOODS PRIVATE LIMITED', 'ASHA FOODS'], 'good'],
  ['Asha Foods Pvt. Ltd.', ['ASHA FOODS PRIVATE LIMITED', null], 'good'],
  ['M/s Rao & Sons', ['RAO AND SONS'], 'good'],
  ['Rao Asha', ['SMT ASHA RAO'], 'good'],
  ['Asha', ['ASHA FOODS PRIVATE LIMITED', null], 'doubtful'],
  ['K Rao', ['K IYER'], 'none'],
  ['Meera Kulkarni', ['ASHA FOODS PRIVATE LIMITED', 'ASHA FOODS'], 'none'],
  ['', ['ASHA FOODS'], 'none'],
  ['आशा', ['ASHA FOODS', null], 'none'],
])('%j and %j agree: %s', (given, names, match) => {
  expect(matchOf(given, names)).toBe(match);
});
