import type { ThankYou } from '@haat/openapi';
import { expect, test } from 'vitest';
import { missingIn } from '../missing';
import { promiseIn } from './promises';

const now = new Date('2026-11-26T05:00:00Z');
const lacking = (
  { title = 'Fermentation', description = '', thankYou = {} as ThankYou },
  content: Parameters<typeof missingIn<'page'>>[1] = {},
) =>
  missingIn('page', content, {
    now,
    isOnSale: () => true,
    onSale: null,
    offer: { title, description, thankYou },
  });

test.each([
  'Download the workbook',
  'Thank you! Your e-book is ready.',
  'The Ultimate Budget Template',
  'A 40-page PDF of recipes',
  'You will find the link below.',
  'Get access to the recordings, and a link to the videos',
  '100 Lightroom presets',
  'वर्कबुक डाउनलोड करें',
  'लिंक नीचे है',
  'यह ई-बुक आपके लिए है',
])('“%s” promises something', (text) => {
  expect(promiseIn(text)).not.toBeNull();
});

test.each([
  'Eggless cakes, a weekend class',
  'Deposit for your wedding film',
  'Course fee for March',
  'A live class, with no download and no PDF.',
  'There is nothing to download.',
  'The printed workbook comes by courier.',
  'I send the PDF on WhatsApp within a day.',
  'We e-mailed you the template.',
  'Support my podcast',
  'Consultation of one hour',
  'इसमें कोई डाउनलोड नहीं है।',
  'वर्कबुक डाक से आएगी।',
  'घर के बने लड्डू',
])('“%s” promises nothing that is delivered here', (text) => {
  expect(promiseIn(text)).toBeNull();
});

test('a page that promises a workbook and delivers none needs one', () => {
  expect(lacking({ thankYou: { message: 'Download the workbook' } })).toEqual([
    { field: 'thankYou.items', message: expect.stringContaining('“Download”') },
  ]);
  expect(lacking({ title: 'Budget template' }, { action: 'buy' })).toHaveLength(1);
  expect(lacking({ description: 'A PDF of 40 pages' }, { action: 'join' })).toHaveLength(1);
});

test('a bare page, one that delivers, and one for giving or paying need nothing', () => {
  const message = 'Download the workbook';
  const item = { id: 'a', type: 'link', title: 'The workbook', url: 'https://example.com/w' } as const;
  expect(lacking({})).toEqual([]);
  expect(lacking({}, { action: 'buy' })).toEqual([]);
  expect(lacking({ thankYou: { message, items: [item] } })).toEqual([]);
  expect(lacking({ thankYou: { message: '[Download](https://example.com/w)' } })).toEqual([]);
  expect(lacking({ thankYou: { message, redirectUrl: 'https://example.com' } })).toEqual([]);
  for (const action of ['give', 'pay'] as const)
    expect(lacking({ thankYou: { message } }, { action })).toEqual([]);
});

test('an item without its content is asked for', () => {
  const items = [{ id: 'a', type: 'file' as const, title: 'The workbook' }];
  expect(lacking({ thankYou: { items } }).map(({ field }) => field)).toEqual(['thankYou.items.a.mediaId']);
});
