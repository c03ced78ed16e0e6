import type { Missing, ProductKind } from '@haat/openapi';
import { drafts } from './generated/drafts';
import type { KindContent, KindDraft, MissingContext } from './kind';
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
  context: Omit<MissingContext<ProductKind>, 'onSale'>,
): Missing[] => missingIn(kind, validContentOf(kind, values, context.now), { ...context, onSale: null });

/** What a draft says as content, without what is wrong in it. */
export function validContentOf(kind: ProductKind, values: KindValues, now: Date): KindContent[ProductKind] {
  const { problems, validContent, write } = kindDraft(kind);
  if (validContent) return validContent(values);
  // No field becomes invalid over time here: rules check that.
  const given = write(values, () => false, price, {});
  const wrong = new Map(problems(values, price, now, given));
  return write(values, (field) => wrong.get(field) !== undefined, price, {});
}

const price = { priceType: 'once', amount: null } as const;
