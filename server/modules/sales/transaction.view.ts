import type { Image, ImageSources, Transaction, TransactionDetail } from '@haat/contract';
import { tell } from './sales.text';
import type { SaleRow, StoryRow } from './transaction.repository';

type Sources = (image: Image | null) => ImageSources | null;

/** The fee stands only while the sale does. */
const standing: ReadonlySet<SaleRow['status']> = new Set(['paid', 'fulfilled', 'refunding', 'disputed']);

export function viewTransaction(row: SaleRow, sources: Sources): Transaction {
  const isStanding = standing.has(row.status);
  const fee = isStanding ? row.fee : 0;
  const feeTax = isStanding ? row.fee_tax : 0;
  return {
    id: row.id,
    at: row.at.toISOString(),
    status: row.status,
    amount: row.amount,
    fee,
    feeTax,
    net: isStanding ? row.amount - fee - feeTax : 0,
    method: row.method,
    product: { id: row.product_id, kind: row.kind, title: row.title, cover: sources(row.cover) },
    buyer: { phone: row.buyer_phone, email: row.buyer_email, name: row.buyer_name },
  };
}

export function viewDetail(row: SaleRow, story: readonly StoryRow[], sources: Sources): TransactionDetail {
  const labels = new Map(row.questions.map(({ id, label }) => [id, label]));
  return {
    transaction: viewTransaction(row, sources),
    timeline: story.map(tell),
    // A question that was taken away since keeps its answer under its id.
    answers: Object.entries(row.answers).map(([id, answer]) => ({ label: labels.get(id) ?? id, answer })),
    failure: row.failure,
    refundable: row.status === 'fulfilled' || row.status === 'refunding' ? row.amount : 0,
  };
}
