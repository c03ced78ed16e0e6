import type { SellerModel, ShownProduct } from '@haat/openapi/pages';
import { productWith, site } from './models';

const shown = (changes: Partial<ShownProduct> = {}): ShownProduct => {
  const { id, kind, title, cover, prices, language, url, updatedAt } = productWith();
  return { id, kind, title, cover, prices, language, url, updatedAt, ...changes };
};

/** Her page with one of each way of asking for money. */
export const sellerWith = (changes: Partial<SellerModel> = {}): SellerModel => ({
  page: 'seller',
  site,
  handle: 'meera_paints',
  name: 'Meera Kulkarni',
  facts: { since: '2024-06', isVerified: true, buyers: 440, takesQuestions: true },
  cover: null,
  bio: 'I paint the hills of Coorg, in the rain for the most part.\nClasses on Sundays.',
  products: [
    shown(),
    shown({
      id: 'SundaySunday1',
      kind: 'telegram',
      title: 'Sunday circle',
      cover: null,
      url: '/tg/SundaySunday1',
      prices: [
        { id: 'm', type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } },
        { id: 'y', type: 'subscription', amount: 499_900, period: { unit: 'month', count: 12 } },
      ],
    }),
    shown({
      id: 'WebinarWebinar1',
      kind: 'webinar',
      title: 'पहाड़ों में बारिश: पानी के रंग',
      language: 'hi',
      url: '/wp/WebinarWebinar1',
      closed: 'Sold out',
    }),
    shown({
      id: 'BaithakBaithak1',
      title: 'Keep the baithak free',
      url: '/pp/BaithakBaithak1',
      prices: [{ id: 'o', type: 'open', amount: 1_100 }],
    }),
  ],
  ...changes,
});
