import { type KindContent, kinds } from '@haat/kinds/facts';
import { sampleOf } from '@haat/kinds/samples';

/** Stands in whatever nobody may see before paying. */
export const secret = 'sesame';

/** Of each kind a content with which it can be published. Those that hold others are left out: they are told what they hold. */
export const contents = Object.fromEntries(
  kinds.flatMap((kind) => {
    const { concealing, holding } = sampleOf(kind);
    return holding ? [] : [[kind, concealing(secret)]];
  }),
) as unknown as Omit<KindContent, 'combo'>;
