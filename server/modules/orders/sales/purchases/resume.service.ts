import type { Resume } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Identity } from '../../../accounts';
import type { Catalog } from '../../../catalog';
import type { LearningModule } from '../../../delivery';
import type { BoughtBy } from './purchase.repository';
import { findLastUsed, type UsedRow } from './resume.repository';

export interface ResumeDependencies {
  catalog: Pick<Catalog, 'imageSources'>;
  identity: Pick<Identity, 'sellerName'>;
  learning: Pick<LearningModule, 'find'>;
}

/** As many as a phone shows without scrolling far. */
const shown = 3;
/** Looked at together: some of those that were used last are finished. */
const atOnce = 2 * shown;
/** Who finished so many since has left the others long ago. */
const lookedAt = 10 * atOnce;

type Place = Pick<Resume, 'lesson' | 'position' | 'url'>;

/** Where its buyer goes on; null once nothing is left of it that is open. */
async function placeIn({ learning }: ResumeDependencies, by: BoughtBy, row: UsedRow): Promise<Place | null> {
  const taught = await learning.find(row.grant_id, by);
  if (!taught)
    return row.position === 0
      ? null
      : { lesson: null, position: Math.floor(row.position / 1000), url: `/access/${row.order_id}` };
  const next = taught.sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === taught.nextLessonId);
  if (!next) return null;
  const { lessons: count, done } = taught;
  return {
    lesson: { number: next.number, count, title: next.title, done },
    position: next.position,
    url: `/learn/${taught.id}/${next.id}`,
  };
}

/** What a buyer used last and has not finished, the latest first: looked at some at a time, until there are enough. */
export async function findResume(
  { database }: Pick<Deps, 'database'>,
  dependencies: ResumeDependencies,
  by: BoughtBy,
): Promise<Resume[]> {
  const rows = await findLastUsed(database.db, by, lookedAt);
  const found: Resume[] = [];
  for (let from = 0; from < rows.length && found.length < shown; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const left = await Promise.all(some.map((row) => resumeOf(dependencies, by, row)));
    found.push(...left.filter((one) => one !== null));
  }
  return found.slice(0, shown);
}

async function resumeOf(
  dependencies: ResumeDependencies,
  by: BoughtBy,
  row: UsedRow,
): Promise<Resume | null> {
  const { catalog, identity } = dependencies;
  const place = await placeIn(dependencies, by, row);
  return (
    place && {
      accessId: row.grant_id,
      orderId: row.order_id,
      productId: row.product_id,
      kind: row.kind,
      title: row.title,
      seller: (await identity.sellerName(row.seller_id)) ?? '',
      cover: catalog.imageSources(row.cover),
      usedAt: row.used_at.toISOString(),
      ...place,
    }
  );
}
