import { productKinds } from '@haat/kinds/facts';
import type { Discount } from '@haat/openapi';
import type { ListedDiscount } from './discount.repository';
import { statusAt } from './discount.status';

/** A discount as its creator sees it. */
export function toDiscount(row: ListedDiscount, now: Date, origin: string): Discount {
  const { product_id: id, product_kind: kind, product_title: title } = row;
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    basisPoints: row.basis_points,
    amount: row.amount,
    product:
      id && kind
        ? { id, kind, title: title ?? '', url: `${origin}${productKinds[kind].previewBase}${id}` }
        : null,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    maxUses: row.max_uses,
    maxPerBuyer: row.max_per_buyer,
    minAmount: row.least,
    periods: row.periods,
    status: statusAt(row, now),
    used: row.used,
    sales: row.sales,
    earned: row.earned,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
