import type { PageModel, WaitingListModel } from '@haat/openapi/pages';
import { expect, test } from 'vitest';
import { translateRefusals } from './refusal.language';

const site = { name: 'Haat', origin: 'https://haat.example', supportEmail: null };
const code = {
  page: 'accessCode',
  site,
  orderId: 'HT7K2M9QabcdefGH',
  phoneEnding: '1573',
  language: 'hi',
  sent: true,
  error: 'This code has been used up',
} satisfies PageModel;

test('refusals are translated into the language of the page, and nothing else of it changes', () => {
  expect(translateRefusals(code, 'en')).toBe(code);
  const { error, ...rest } = translateRefusals(code, 'hi') as typeof code;
  const { error: english, ...same } = code;
  expect(rest).toEqual(same);
  expect(error).toMatch(/[\u0900-\u097F]/);
  expect(error).not.toContain(english);
  expect(translateRefusals({ ...code, error: null }, 'hi')).toEqual({ ...code, error: null });
});

test('a refusal with a full stop behind it is known without it', () => {
  const page = {
    page: 'unavailable',
    site,
    heading: 'x',
    text: 'This code has been used up.',
    action: null,
  } as const;
  const translated = translateRefusals(page, 'hi') as typeof page;
  expect(translated.text).toBe(`${(translateRefusals(code, 'hi') as typeof code).error}।`);
  const untranslated = { ...page, text: 'Nobody has translated this.' };
  expect(translateRefusals(untranslated, 'hi')).toEqual(untranslated);
});

test('a waiting list says in the language of the page why nobody can join it, beside a field and above all', () => {
  const page = {
    page: 'waitingList',
    site,
    product: {
      id: 'x',
      title: 'Hampers',
      cover: null,
      language: 'en',
      url: '/webinar/x',
      seller: 'Meera Iyer',
    },
    session: null,
    state: {
      is: 'form',
      values: { phone: '', email: '' },
      errors: { phone: 'Enter an Indian mobile number with 10 digits' },
      message: 'The waiting list is full. Check again later.',
    },
    action: '/pp/x/waiting-list',
    canLeave: false,
  } satisfies WaitingListModel;
  expect((translateRefusals(page, 'hi') as WaitingListModel).state).toEqual({
    ...page.state,
    errors: { phone: '10 अंकों का भारतीय मोबाइल नंबर लिखें' },
    message: 'प्रतीक्षा सूची भर गई है। बाद में फिर देखें।',
  });
  const ended = { ...page, state: { is: 'ended' } } satisfies WaitingListModel;
  expect(translateRefusals(ended, 'hi')).toBe(ended);
});
