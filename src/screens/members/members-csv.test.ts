import { expect, it } from 'vitest';
import { readLines } from './members-csv';

const now = new Date('2026-11-21T05:12:00Z');
const read = (text: string) =>
  readLines(text, now).map(({ number, member, problem }) => [number, member ?? problem]);

it('reads phone, end date and name, in the spellings that spreadsheets write', () => {
  expect(
    read(
      '\uFEFFPhone,Until,Name\r\n98765 43210,2027-01-31,Asha Rao\r\n+919876543211;31/01/2027;"Rao, Devi"\n9876543212\t\tKabir\n\n9876543213',
    ),
  ).toEqual([
    [2, { phone: '9876543210', endsAt: '2027-01-31T18:29:59.000Z', name: 'Asha Rao' }],
    [3, { phone: '9876543211', endsAt: '2027-01-31T18:29:59.000Z', name: 'Rao, Devi' }],
    [4, { phone: '9876543212', name: 'Kabir' }],
    [6, { phone: '9876543213' }],
  ]);
});

it('says of each line what is wrong with it', () => {
  expect(read('12345,,Asha\n9876543210,31/02/2027\n9876543211,2026-11-20\n9876543212\n9876543212')).toEqual([
    [1, 'No Indian mobile number with 10 digits.'],
    [2, 'The end date is not a date such as 31-12-2027.'],
    [3, 'The end date is in the past.'],
    [4, { phone: '9876543212' }],
    [5, 'This number is there twice.'],
  ]);
});

it('reads what the export writes', () => {
  const file = "Phone,Until,Name,Status\r\n+919876543210,2030-01-31,'=SUM(1),active\r\n";
  expect(read(file)).toEqual([
    [2, { phone: '9876543210', endsAt: '2030-01-31T18:29:59.000Z', name: '=SUM(1)' }],
  ]);
});
