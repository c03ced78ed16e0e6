import type { Missing, Price, Product } from '@haat/openapi';
import { combo } from './combo/combo.draft';
import { course } from './course/course.draft';
import { discord } from './discord/discord.draft';
import type { KindContent, KindPublicContent, ProductKind } from './facts';
import { lesson } from './lesson/lesson.draft';
import { lock } from './lock/lock.draft';
import { page } from './page/page.draft';
import { telegram } from './telegram/telegram.draft';
import { webinar } from './webinar/webinar.draft';

/** What of the price the content of a kind looks at. */
export interface PriceAsWritten {
  priceType: Price['type'] | 'free';
  /** Paise; null while it is empty. */
  amount: number | null;
}

/** What is wrong, by the field's name; undefined where nothing is. */
export type FieldProblem = [field: string, problem: string | undefined];

/** The fields of a kind's own: how they are written, and what is kept, shown and lacking of them. */
export interface KindDraft<Own, Kind extends ProductKind> {
  empty: Own;
  read: (content: KindContent[Kind]) => Own;
  /** Empty fields are unfinished, not wrong. Names begin with `content.`, as the server's do. */
  problems: (own: Own, price: PriceAsWritten, now: Date, had: KindContent[Kind]) => FieldProblem[];
  /**
   * What can be kept of it: the server takes it in the place of all that it `had`. A field in `wrong` stays as it was
   * there, and what is new and would be nothing without it waits.
   */
  write: (
    own: Own,
    wrong: (field: string) => boolean,
    price: PriceAsWritten,
    had: KindContent[Kind],
  ) => KindContent[Kind];
  /**
   * What publishing lacks of it as far as this device knows: a wrong address is none. Named as in the problems, each
   * field for itself. `onSale` is what buyers have already: what was right then does not become wrong by time passing.
   */
  missing: (own: Own, now?: Date, onSale?: KindContent[Kind]) => Missing[];
  /** Ids of the products it names; left out by kinds that name none. */
  names?: (own: Own) => readonly string[];
  /** What a preview shows of it; `products` are those it names, as far as they have been loaded. */
  shown: (
    content: KindContent[Kind],
    products: ReadonlyMap<string, Product>,
    now: Date,
  ) => KindPublicContent[Kind];
}

const kinds = { page, telegram, course, lesson, webinar, lock, combo, discord };

type Kinds = typeof kinds;
/** What is written of a kind's own. */
export type OwnOf<Kind extends ProductKind> = Kinds[Kind]['empty'];
export type Own = OwnOf<ProductKind>;

/** The fields of a kind. The draft's own fields are those of its kind, which no type can say of a pair. */
export const kindDraft = (kind: ProductKind): KindDraft<Own, ProductKind> =>
  kinds[kind] as unknown as KindDraft<Own, ProductKind>;
