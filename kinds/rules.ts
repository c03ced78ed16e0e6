import { combo } from './combo/combo.rules';
import { course } from './course/course.rules';
import { discord } from './discord/discord.rules';
import type { ProductKind } from './facts';
import type { Kind } from './kind';
import { lesson } from './lesson/lesson.rules';
import { lock } from './lock/lock.rules';
import { page } from './page/page.rules';
import { telegram } from './telegram/telegram.rules';
import { webinar } from './webinar/webinar.rules';

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
