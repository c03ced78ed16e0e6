import type { ProductKind } from '@haat/openapi';
import { drafts } from './generated/drafts';
import type { KindDraft } from './kind';

type Drafts = typeof drafts;
/** What is written of a kind's own. */
export type OwnOf<Kind extends ProductKind> = Drafts[Kind]['empty'];
export type Own = OwnOf<ProductKind>;

/** The fields of a kind. The draft's own fields are those of its kind, which no type can say of a pair. */
export const kindDraft = (kind: ProductKind): KindDraft<Own, ProductKind> =>
  drafts[kind] as unknown as KindDraft<Own, ProductKind>;
