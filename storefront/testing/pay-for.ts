import type { AskModel, PayForModel } from '@haat/openapi/pages';
import { cover, orderWith, site } from './models';

export const askWith = (
  link: string | null = 'https://haat.example/pay-for/HT7K2M9QabcdefGH?k=k',
): AskModel => ({
  page: 'ask',
  site,
  order: orderWith(),
  link,
});

export const payForWith = (changes: Partial<PayForModel> = {}): PayForModel => ({
  page: 'payFor',
  site,
  product: { title: 'Monsoon in Watercolour', cover, seller: 'Meera Kulkarni', language: 'en' },
  amount: 49_900,
  asker: { name: 'Ravi', phoneEnding: '73' },
  state: 'open',
  until: '2026-07-18T14:13:00.000Z',
  action: '/pay-for/HT7K2M9QabcdefGH?k=k',
  error: null,
  ...changes,
});
