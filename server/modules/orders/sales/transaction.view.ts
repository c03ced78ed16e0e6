import type {
  Image,
  ImageSources,
  RefundRequest,
  TimelineEntry,
  Transaction,
  TransactionDetail,
} from '@haat/openapi';
import type { ShownGrant } from '../../delivery';
import { saleBalanceOf } from '../../money';
import { viewTimelineEntry } from './timeline.text';
import type { SaleRow, TimelineRow } from './transaction.repository';

type Sources = (image: Image | null) => ImageSources | null;

export function viewTransaction(row: SaleRow, sources: Sources): Transaction {
  return {
    id: row.id,
    at: row.at.toISOString(),
    status: row.status,
    amount: row.amount,
    ...saleBalanceOf(row),
    method: row.method,
    ...(row.quantity > 1 && { quantity: row.quantity }),
    product: { id: row.product_id, kind: row.kind, title: row.title, cover: sources(row.cover) },
    buyer: { phone: row.buyer_phone, email: row.buyer_email, name: row.buyer_name },
  };
}

/** What happened to a sale, from everybody who knows of it. */
interface Detail {
  source: TransactionDetail['source'];
  unsettled: { dueAt: Date } | null;
  discount: TransactionDetail['discount'];
  /** Parts that its buyer had already; null where nothing was reckoned. */
  owned: { titles: string[]; amount: number } | null;
  /** What it gave, item by item. */
  grants: readonly Pick<ShownGrant, 'id' | 'title' | 'share' | 'status'>[];
  /** Of those, the ids of what was refunded by itself. */
  refunded: ReadonlySet<string>;
  story: readonly TimelineRow[];
  requests: { request: RefundRequest | null; story: readonly TimelineEntry[] };
}

export function viewDetail(
  row: SaleRow,
  { source, unsettled, discount, story, requests, grants, refunded, owned }: Detail,
  sources: Sources,
): TransactionDetail {
  const labels = new Map(row.questions.map(({ id, label }) => [id, label]));
  const transaction = viewTransaction(row, sources);
  return {
    transaction,
    source,
    paymentReference: row.gateway_payment_id,
    ...(row.bank_reference !== null && { bankReference: row.bank_reference }),
    settlement: settlementOf(transaction, unsettled),
    discount,
    // What came at the same moment stays in the order it is told.
    timeline: [...story.map(viewTimelineEntry), ...requests.story].sort((one, other) =>
      one.at < other.at ? -1 : Number(one.at > other.at),
    ),
    // A question that was taken away since keeps its answer under its id.
    answers: Object.entries(row.answers).map(([id, answer]) => ({ label: labels.get(id) ?? id, answer })),
    failure: row.failure,
    request: requests.request,
    refundable: row.status === 'fulfilled' ? row.amount - (row.refunded ?? 0) : 0,
    ...(owned && { owned }),
    items:
      grants.length > 1
        ? grants.map(({ id, title, share, status }) => ({
            accessId: id,
            title,
            share,
            status,
            isRefunded: refunded.has(id),
          }))
        : [],
  };
}

/** When the creator's share can be withdrawn. What is held or refunded is told by the status of the sale. */
function settlementOf(
  { status, net }: Transaction,
  unsettled: Detail['unsettled'],
): TransactionDetail['settlement'] {
  if (status !== 'fulfilled' || net <= 0) return null;
  if (unsettled === null) return { status: 'available', availableAt: null };
  return { status: 'pending', availableAt: unsettled.dueAt.toISOString() };
}
