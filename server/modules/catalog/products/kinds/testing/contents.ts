import { type KindContent, kinds } from '@haat/kinds/facts';
import { sampleOf } from '@haat/kinds/samples';

/** Stands in whatever nobody may see before paying. */
export const secret = 'sesame';

/** Of each kind a content with which it can be published. Kinds that include other products are left out: tests give those. */
export const contents = Object.fromEntries(
  kinds.flatMap((kind) => {
    const { contentWithSecret, contentWithProducts } = sampleOf(kind);
    return contentWithProducts ? [] : [[kind, contentWithSecret(secret)]];
  }),
) as unknown as Omit<KindContent, 'combo'>;
