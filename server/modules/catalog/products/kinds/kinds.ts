import type { ProductKind } from '@haat/openapi/kinds';
import { combo } from './combo/combo.kind';
import { course } from './course/course.kind';
import { discord } from './discord/discord.kind';
import type { Kind } from './kind';
import { lesson } from './lesson/lesson.kind';
import { lock } from './lock/lock.kind';
import { page } from './page/page.kind';
import { telegram } from './telegram/telegram.kind';
import { webinar } from './webinar/webinar.kind';

const kinds: { readonly [K in ProductKind]: Kind<K> } = {
  page,
  telegram,
  discord,
  course,
  lesson,
  webinar,
  lock,
  combo,
};

/** The kind of a product. Its content is kept as the schema of the kind has it, which is what the kind takes. */
export const kindOf = (product: { kind: ProductKind }): Kind<never> =>
  kinds[product.kind] as unknown as Kind<never>;

/** Kinds of which it takes the content to know whether one can be bought at the moment. */
export const kindsWithConditions = (Object.keys(kinds) as ProductKind[]).filter((kind) => {
  const { closed, refersTo, seats } = kindOf({ kind });
  return closed !== undefined || refersTo !== undefined || seats !== undefined;
});
