import type { KindPublicContent, ProductKind } from '@haat/kinds/facts';
import { samples } from '@haat/kinds/samples';
import type { PublicProduct } from '@haat/openapi';
import { cover, productWith } from './models';

const picture = (id: string, alt: string) => ({ ...cover, id, alt });

/** A product of a kind as its preview is given it; `content` and `changes` make it another. */
export const kindWith = <K extends ProductKind>(
  kind: K,
  content: Partial<KindPublicContent[K]> = {},
  changes: Partial<PublicProduct> = {},
): PublicProduct =>
  productWith({
    kind,
    title: samples[kind].title,
    content: { ...samples[kind].publicContent, ...content },
    prices: [{ id: 'p1', type: 'once', amount: 99_900 }],
    ...changes,
  });

export const gallery = [
  picture('PictureNumber11', 'A brush and a mug'),
  picture('PictureNumber22', 'Paper on a board'),
  picture('PictureNumber33', 'The finished hills'),
];
