import type { ImageSources, Order, PublicProduct } from '@haat/contract';
import type { CheckoutModel, PayModel, PaymentModel, Site } from '@haat/contract/pages';
import { sheetModel } from '../document/sheet-model';

export const site: Site = { name: 'Haat', origin: 'https://haat.example', supportEmail: 'help@haat.example' };

export const cover: ImageSources = {
  id: 'CoverCoverCover1',
  width: 1440,
  height: 810,
  alt: 'Hills in the rain',
  src: '/media/CoverCoverCover1/720.jpg',
  avif: '/media/CoverCoverCover1/360.avif 360w, /media/CoverCoverCover1/720.avif 720w',
  webp: '/media/CoverCoverCover1/360.webp 360w, /media/CoverCoverCover1/720.webp 720w',
};

/** A page with one price; `changes` make it another. */
export const productWith = (changes: Partial<PublicProduct> = {}): PublicProduct => ({
  id: 'MonsoonMonsoon1',
  kind: 'page',
  status: 'published',
  title: 'Monsoon in Watercolour',
  descriptionHtml: '<p>Paint wet hills.</p><ul><li>14 lessons</li></ul>',
  summary: 'Paint wet hills. 14 lessons',
  prices: [{ id: 'p1', type: 'once', amount: 149_900, compareAt: 249_900 }],
  content: { action: 'buy' },
  cover,
  questions: [],
  accent: null,
  seo: {},
  language: 'en',
  url: '/pp/MonsoonMonsoon1',
  seller: { name: 'Meera Kulkarni', handle: null },
  updatedAt: '2026-07-17T10:00:00.000Z',
  ...changes,
});

export const openProduct = productWith({
  title: 'Keep the Sunday baithak free',
  prices: [{ id: 'p1', type: 'open', amount: 1_100 }],
  content: { action: 'give' },
  questions: [{ id: 'words', label: 'A few words', type: 'paragraph', required: false }],
});

export const checkoutWith = (changes: Partial<CheckoutModel> = {}): CheckoutModel => ({
  ...sheetModel({ page: 'preview', site, product: productWith() }),
  key: 'a-key-of-a-form',
  ...changes,
});

export const orderWith = (changes: Partial<Order> = {}): Order => ({
  id: 'HT7K2M9QabcdefGH',
  status: 'awaitingPayment',
  amount: 134_900,
  discount: 0,
  tax: 0,
  product: {
    id: 'MonsoonMonsoon1',
    kind: 'page',
    title: 'Monsoon in Watercolour',
    url: '/pp/MonsoonMonsoon1',
    cover,
    seller: 'Meera Kulkarni',
  },
  payment: { provider: 'sandbox', session: 's' },
  failure: null,
  method: null,
  createdAt: '2026-07-17T14:10:00.000Z',
  expiresAt: '2026-07-17T14:40:00.000Z',
  paidAt: null,
  access: null,
  ...changes,
});

export const paymentWith = (changes: Partial<Order> = {}): PaymentModel => ({
  page: 'payment',
  site,
  order: orderWith(changes),
  token: 'token',
  phoneEnding: '1573',
  claim: null,
});

export const payWith = (upi: PayModel['upi']): PayModel => ({
  page: 'paying',
  site,
  order: orderWith(),
  token: 'token',
  gateway: { script: 'https://sdk.example/v3.js', mode: 'sandbox', session: 'session_1' },
  upi,
});
