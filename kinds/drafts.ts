import type { Missing, ProductKind } from '@haat/openapi';
import { drafts } from './generated/drafts';
import type { AroundMissing, KindContent, KindDraft } from './kind';
import { missingIn } from './missing';

type Drafts = typeof drafts;
/** What is written of a kind's own. */
export type OwnOf<Kind extends ProductKind> = Drafts[Kind]['empty'];
export type Own = OwnOf<ProductKind>;

/** The fields of a kind. The draft's own fields are those of its kind, which no type can say of a pair. */
export const kindDraft = (kind: ProductKind): KindDraft<Own, ProductKind> =>
  drafts[kind] as unknown as KindDraft<Own, ProductKind>;

/** What publishing needs besides what is typed, in the language that is spoken. */
export const missingInDraft = (
  kind: ProductKind,
  own: Own,
  around: Omit<AroundMissing<ProductKind>, 'onSale'>,
): Missing[] => missingIn(kind, typedContent(kind, own, around.now), { ...around, onSale: null });

/** What a draft says as content, without what is wrong in it. */
export function typedContent(kind: ProductKind, own: Own, now: Date): KindContent[ProductKind] {
  const { problems, typed, write } = kindDraft(kind);
  if (typed) return typed(own);
  // Nothing becomes wrong by time passing here: rules say that.
  const given = write(own, () => false, price, {});
  const wrong = new Map(problems(own, price, now, given));
  return write(own, (field) => wrong.get(field) !== undefined, price, {});
}

const price = { priceType: 'once', amount: null } as const;
