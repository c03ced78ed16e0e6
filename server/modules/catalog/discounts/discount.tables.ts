export interface DiscountTable {
  seller_id: string;
  id: string;
  /** In capitals; null for one that needs no code. */
  code: string | null;
  label: string | null;
  /** Of the price; null where `amount` paise are taken off. */
  basis_points: number | null;
  amount: number | null;
  /** Null: of all products. */
  product_id: string | null;
  starts_at: Date;
  ends_at: Date | null;
  max_uses: number | null;
  /** For one phone. */
  max_per_buyer: number | null;
  /** Paise from which on it is given. */
  least: number | null;
  /** Of a subscription. */
  periods: 'first' | 'every';
  status: 'scheduled' | 'active' | 'exhausted' | 'expired' | 'disabled';
  /** Orders that hold a piece of it. */
  used: number;
  /** Those of them that were paid and stand. */
  sales: number;
  /** Paise that their buyers paid. */
  earned: number;
  /** Counts the changes of its creator. */
  version: number;
  /** When time changes its status next; null when it does not. */
  due_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface DiscountUseTable {
  seller_id: string;
  order_id: string;
  discount_id: string;
  /** E.164. */
  buyer_phone: string;
  /** Paise taken off. */
  amount: number;
  is_held: boolean;
  is_sold: boolean;
  /** Paise, as the discount counts them. */
  earned: number;
  at: Date;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    discount: DiscountTable;
    discount_use: DiscountUseTable;
  }
}
