import type { Image, ImageSources, Transaction, TransactionDetail } from '@haat/contract';
import { standingOf } from '../ledger';
import { tell } from './sales.text';
import type { SaleRow, StoryRow } from './transaction.repository';

type Sources = (image: Image | null) => ImageSources | null;

export function viewTransaction(row: SaleRow, sources: Sources): Transaction {
  return {
    id: row.id,
    at: row.at.toISOString(),
    status: row.status,
    amount: row.amount,
    ...standingOf(row),
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
    refundable: row.status === 'fulfilled' ? row.amount - (row.refunded ?? 0) : 0,
  };
}
