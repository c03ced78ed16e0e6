import { filesIn, type NamedFile } from '@haat/kinds/parts/items/items.rules';
import { taughtIn } from '@haat/kinds/parts/learning/learning.rules';
import { sessionOf, type WholeSession } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import type { Lesson, SessionDate } from '@haat/openapi';
import { notFound, Refusal } from '../../../platform/http/errors';
import type { Catalog } from '../../catalog';
import type { ProductRef } from '../members/member.delivery';

/** A lesson, or a file of a product without lessons. */
export interface UsedPart {
  id: string;
  title: string;
  section: string | null;
  lesson: { number: number; quiz: Lesson['quiz']; session: WholeSession | null } | null;
  /** Each once. */
  files: readonly NamedFile[];
}

/** A product as it is on sale, by what is used of it. */
export interface EngagedProduct {
  ref: ProductRef;
  hasLessons: boolean;
  givesCertificate: boolean;
  /** The sessions of what is held at a set time, to which members come or do not; empty for everything else. */
  dates: readonly SessionDate[];
  /** In the order in which buyers see them. */
  parts: readonly UsedPart[];
  /** Files that its page plays for free. */
  free: ReadonlySet<string>;
}

const eachOnce = (files: readonly NamedFile[]): NamedFile[] => [
  ...new Map(files.map((file) => [file.mediaId, file])).values(),
];

/** @throws Refusal 404 for whatever is not theirs */
export async function engagedProduct(
  catalog: Pick<Catalog, 'getSellable' | 'filesOf'>,
  ref: ProductRef,
): Promise<EngagedProduct> {
  const sellable = await catalog.getSellable(ref.productId);
  if (sellable?.sellerId !== ref.sellerId) throw notFound('Product not found');
  const { product } = sellable;
  const freeFiles = kindOf(product).freeFilesIn?.(product.content as never) ?? [];
  const free = new Set(freeFiles.map(({ mediaId }) => mediaId));
  const content = kindOf(product).lessons?.(product.content as never, product.title);
  if (!content) {
    const parts = eachOnce(catalog.filesOf(product)).map((file) => ({
      id: file.mediaId,
      title: file.title,
      section: null,
      lesson: null,
      files: [file],
    }));
    const dates = kindOf(product).session?.(product.content as never)?.dates ?? [];
    return { ref, hasLessons: false, givesCertificate: false, dates, parts, free };
  }
  const sections = new Map((content.sections ?? []).map(({ id, title }) => [id, title]));
  const parts = taughtIn(content).map(({ sectionId, lesson }, place) => ({
    id: lesson.id,
    title: lesson.title,
    section: sections.get(sectionId) ?? null,
    lesson: { number: place + 1, quiz: lesson.quiz, session: sessionOf(lesson) },
    files: eachOnce(filesIn(lesson.items, 'items')),
  }));
  return {
    ref,
    hasLessons: true,
    givesCertificate: content.certificate === true,
    dates: [],
    parts,
    free,
  };
}

/** A page of parts; `cursor` is the last of the page before. @throws Refusal 400 where it is gone */
export function pageOf(
  { parts }: EngagedProduct,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): { shown: readonly UsedPart[]; next: string | null } {
  const before = cursor === undefined ? -1 : parts.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && before < 0)
    throw new Refusal(400, 'bad_cursor', 'This cursor is not valid. Reload the list.');
  const shown = parts.slice(before + 1, before + 1 + limit);
  const isLast = before + 1 + limit >= parts.length;
  return { shown, next: isLast ? null : (shown.at(-1)?.id ?? null) };
}
