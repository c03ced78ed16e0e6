import type { Missing, ProductKind } from '@haat/openapi';
import { drafts } from './generated/drafts';
import type { AroundMissing, KindContent, KindDraft } from './kind';
import { missingIn } from './missing';

type Drafts = typeof drafts;
/** What is written of a kind's own. */
export type ValuesOf<Kind extends ProductKind> = Drafts[Kind]['empty'];
export type KindValues = ValuesOf<ProductKind>;

/** The fields of a kind. The draft's own fields are those of its kind, which no type can say of a pair. */
export const kindDraft = (kind: ProductKind): KindDraft<KindValues, ProductKind> =>
  drafts[kind] as unknown as KindDraft<KindValues, ProductKind>;

/** What publishing needs besides what is typed, in the language that is spoken. */
export const missingInDraft = (
  kind: ProductKind,
  values: KindValues,
  around: Omit<AroundMissing<ProductKind>, 'onSale'>,
): Missing[] => missingIn(kind, typedContent(kind, values, around.now), { ...around, onSale: null });

/** What a draft says as content, without what is wrong in it. */
export function typedContent(kind: ProductKind, values: KindValues, now: Date): KindContent[ProductKind] {
  const { problems, typed, write } = kindDraft(kind);
  if (typed) return typed(values);
  // No field becomes invalid over time here:
  const given = write(values, () => false, price, {});
  const wrong = new Map(problems(values, price, now, given));
  return write(values, (field) => wrong.get(field) !== undefined, price, {});
}

const price = { priceType: 'once', amount: null } as const;
