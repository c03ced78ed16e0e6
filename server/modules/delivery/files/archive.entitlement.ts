// Which files of a grant, or of one of its lessons, are downloaded together.
import { isArchived } from '@haat/kinds/parts/items/archive.rules';
import { filesIn, type NamedFile } from '@haat/kinds/parts/items/items.rules';
import { taughtIn } from '@haat/kinds/parts/learning/learning.rules';
import { kindOf } from '@haat/kinds/rules';
import { canOpen } from '@haat/machines/lifecycles/access';
import { ifGone } from '../../../platform/http/errors';
import type { Sellable } from '../../catalog';
import type { Proof } from '../access';
import { openLessonFiles } from '../learning/lesson-files';
import { type EntitlementContext, findHeldGrant } from './file.entitlement';
import type { GrantWithOrder } from './file-download.repository';

/** What an address of an archive names: a grant, and of what teaches a lesson. */
export interface ArchiveAddress {
  accessId: string;
  lessonId?: string | undefined;
}

export interface NamedArchive {
  title: string;
  files: NamedFile[];
}

/** Null where the product teaches and no lesson is named, or the other way round. Each file once, as it is downloaded by itself. */
function namedIn(
  { catalog }: Pick<EntitlementContext, 'catalog'>,
  product: Sellable['product'],
  lessonId: string | undefined,
): NamedArchive | null {
  const content = kindOf(product).lessons?.(product.content as never, product.title);
  const lesson = content && taughtIn(content).find(({ lesson: { id } }) => id === lessonId)?.lesson;
  if (content ? !lesson : lessonId !== undefined) return null;
  const all = catalog.filesOf(product);
  const listed = (lesson ? filesIn(lesson.items, 'items') : all).filter(isArchived);
  const ids = [...new Set(listed.map(({ mediaId }) => mediaId))];
  const files = ids.flatMap((id) => all.find(({ mediaId }) => mediaId === id) ?? []);
  return { title: lesson?.title ?? product.title, files };
}

/** For whoever holds the grant; null for anybody else, and for what has ended or is not open. */
export async function archiveHeld(
  context: EntitlementContext,
  { accessId, lessonId }: ArchiveAddress,
  proof: Proof,
): Promise<(NamedArchive & { grant: GrantWithOrder }) | null> {
  const grant = await findHeldGrant(context, accessId, proof);
  if (!grant || !canOpen(grant.status)) return null;
  const product = (await context.catalog.getSellable(grant.product_id))?.product;
  const named = product ? namedIn(context, product, lessonId) : null;
  if (!product || !named) return null;
  const isOpen = await openLessonFiles(context, grant, product);
  return { ...named, grant, files: named.files.filter(({ mediaId }) => isOpen(mediaId)) };
}

/** For a creator who looks at their own product: its address has the id of that. Null for anybody else. */
export async function archivePreviewed(
  context: EntitlementContext,
  { accessId: productId, lessonId }: ArchiveAddress,
  { creator }: Proof,
): Promise<NamedArchive | null> {
  if (creator === undefined) return null;
  const own = await context.catalog.findOwn(creator, productId).catch(ifGone);
  return own && namedIn(context, own.edited, lessonId);
}
