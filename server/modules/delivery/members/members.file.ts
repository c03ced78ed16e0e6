import type { Member } from '@haat/openapi';
import type { Position } from '../../../platform/database/cursor';
import type { Deps } from '../../../platform/deps';
import { csvMark, csvRow } from '../../../platform/documents/csv';
import { notFound } from '../../../platform/http/errors';
import type { MemberDelivery, ProductRef } from './member.delivery';
import type { MembersContext } from './member.invites';
import { findProduct, listMembers } from './member.repository';
import { viewsOf } from './member.service';

/** Rows that are in memory at a time. */
const batch = 500;

const head = ['Phone', 'Until', 'Name', 'Status', 'Since', 'Source', 'Order', 'Telegram', 'Name in Telegram'];

const dayOf = (at: string | null): string => (at === null ? '' : at.slice(0, 10));

const lineOf = (member: Member): string =>
  csvRow([
    member.phone ?? '',
    dayOf(member.endsAt),
    member.name ?? '',
    member.status,
    dayOf(member.startedAt),
    member.source ?? '',
    member.orderId ?? '',
    member.detail?.status ?? '',
    member.detail?.name ?? '',
  ]);

/** Every member as CSV, newest first; it begins with the columns that an import takes. */
async function* linesOf(
  deps: Pick<Deps, 'database'>,
  product: ProductRef,
  delivery: MemberDelivery | undefined,
): AsyncGenerator<string> {
  yield csvMark + csvRow(head);
  let after: Position | null = null;
  do {
    const page = { after, limit: batch, named: null };
    const rows = await listMembers(deps.database.db, product, { pattern: null, digits: null }, page);
    const members = await viewsOf(deps, product.sellerId, rows, delivery);
    if (members.length > 0) yield members.map(lineOf).join('');
    const last = rows.length === batch ? rows.at(-1) : undefined;
    after = last ? { at: last.granted_at, id: last.id } : null;
  } while (after);
}

/** The file of a product's members. @throws Refusal 404 */
export async function fileOf(
  context: Pick<MembersContext, 'database' | 'deliveries'>,
  product: ProductRef,
): Promise<AsyncGenerator<string>> {
  const own = await findProduct(context.database.db, product);
  if (!own) throw notFound('Product not found');
  return linesOf(context, product, context.deliveries[own.kind]);
}
