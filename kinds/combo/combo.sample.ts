import type { KindSample } from '../kind';
import { sampleCover } from '../parts/sample-cover';

export const sample: KindSample<'combo'> = {
  title: 'Everything about rain',
  content: { items: [{ productId: 'Sourdough11' }, { productId: 'Bakery11111' }] },
  holding: (ids) => ({ items: ids.map((productId) => ({ productId })) }),
  shown: {
    items: [
      {
        productId: 'MonsoonMonsoon1',
        kind: 'course',
        title: 'Monsoon in Watercolour',
        url: '/cc/MonsoonMonsoon1',
        amount: 149_900,
        cover: sampleCover,
      },
      {
        productId: 'MonsoonMonsoon2',
        kind: 'lesson',
        title: 'One wet sky',
        url: '/cp/MonsoonMonsoon2',
        amount: 19_900,
        cover: null,
      },
    ],
    apart: 169_800,
  },
};
