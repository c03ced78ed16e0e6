// Whether somebody may have a file: by a grant of theirs, whose product names it, in a lesson that is open.
import type { NamedFile } from '@haat/kinds/parts/items/items.rules';
import { kindOf } from '@haat/kinds/rules';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { Deps } from '../../../platform/deps';
import { ifGone, notFound } from '../../../platform/http/errors';
import type { Catalog } from '../../catalog';
import type { Access, Proof } from '../access';
import { openLessonFiles } from '../learning/lesson-files';
import { findGrantsOfBuyer, findGrantWithOrder, type GrantWithOrder } from './file-download.repository';

/** What it asks of other modules. */
export interface EntitlementDependencies {
  access: Pick<Access, 'decide'>;
  catalog: Pick<Catalog, 'getSellable' | 'filesOf' | 'findOwn' | 'isTrailer'>;
}

/** A video or audio, and what its address says opens it: a grant, or a product that shows it for free. */
export interface StreamAddress {
  mediaId: string;
  accessId?: string | undefined;
  productId?: string | undefined;
}

export type EntitlementContext = Pick<Deps, 'database' | 'clock'> & EntitlementDependencies;

/** A grant that opens a file, and how often. */
export interface Opened {
  grant: GrantWithOrder;
  named: NamedFile;
}

export const gone = () => notFound('File not found');

/** Whether whoever asks holds the grant, by their phone or by the order that it came by. */
export function isHeldBy(
  { access }: Pick<EntitlementContext, 'access'>,
  grant: GrantWithOrder,
  proof: Proof,
): boolean {
  if (grant.holder_phone !== '' && proof.phones?.includes(grant.holder_phone)) return true;
  const { order_id: id, buyer_phone: buyerPhone, link_version, token_version, period } = grant;
  if (id === null || buyerPhone === null) return false;
  const versions = { linkVersion: link_version ?? 0, tokenVersion: token_version ?? 0 };
  return access.decide({ id, buyerPhone, period, ...versions }, proof) === 'open';
}

/** A grant of whoever asks; null for any other. */
export async function findHeldGrant(
  context: Pick<EntitlementContext, 'access' | 'database'>,
  accessId: string,
  proof: Proof,
): Promise<GrantWithOrder | null> {
  const grant = await findGrantWithOrder(context.database.db, accessId);
  return grant && isHeldBy(context, grant, proof) ? grant : null;
}

/** What a grant opens of a file: null where it has ended, or its product does not name the file, or not in a lesson that is open. */
export async function openedBy(
  context: EntitlementContext,
  grant: GrantWithOrder,
  mediaId: string,
): Promise<Opened | null> {
  const { catalog } = context;
  if (!canOpen(grant.status)) return null;
  const product = (await catalog.getSellable(grant.product_id))?.product;
  const named = product && catalog.filesOf(product).find((file) => file.mediaId === mediaId);
  return named && (await openLessonFiles(context, grant, product))(mediaId) ? { grant, named } : null;
}

/** Throws 404 for whoever may not have it. */
export async function openedWith(
  context: EntitlementContext,
  { accessId, mediaId }: { accessId: string; mediaId: string },
  proof: Proof,
): Promise<Opened> {
  const grant = await findHeldGrant(context, accessId, proof);
  const opened = grant && (await openedBy(context, grant, mediaId));
  if (!opened) throw gone();
  return opened;
}

/** Whether a product whose page anybody sees shows a video or audio for free, or as its trailer. */
export async function isShownFree(
  { catalog }: Pick<EntitlementContext, 'catalog'>,
  { productId, mediaId }: { productId: string; mediaId: string },
): Promise<boolean> {
  const product = (await catalog.getSellable(productId))?.product;
  if (product?.status !== 'published' && product?.status !== 'paused') return false;
  const free = kindOf(product).freeFilesIn?.(product.content as never) ?? [];
  return free.some((file) => file.mediaId === mediaId) || catalog.isTrailer(product, mediaId);
}

/**
 * Whether a creator looks at a file of their own product: where others have the id of a grant, its address has that of the product. Nothing of it is
 * counted.
 */
export async function isPreviewed(
  { catalog }: Pick<EntitlementContext, 'catalog'>,
  { accessId: productId, mediaId }: StreamAddress,
  { creator }: Proof,
): Promise<boolean> {
  if (creator === undefined || productId === undefined) return false;
  const own = await catalog.findOwn(creator, productId).catch(ifGone);
  return own !== null && catalog.filesOf(own.edited).some((file) => file.mediaId === mediaId);
}

/** By any grant of this browser, where the address names none. Throws 404. */
export async function openedByAny(
  context: EntitlementContext,
  { sellerId, mediaId }: { sellerId: string; mediaId: string },
  proof: Proof,
): Promise<Opened> {
  const { phones = [], orders = [] } = proof;
  const orderIds = orders.map(({ id }) => id);
  const grants = await findGrantsOfBuyer(context.database.db, { sellerId, phones, orderIds });
  for (const grant of grants) {
    const opened = isHeldBy(context, grant, proof) ? await openedBy(context, grant, mediaId) : null;
    if (opened) return opened;
  }
  throw gone();
}
