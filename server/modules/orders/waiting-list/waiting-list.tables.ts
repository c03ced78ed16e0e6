export interface WaitingPlaceTable {
  seller_id: string;
  id: string;
  product_id: string;
  /** E.164, as typed: nobody has proved it. */
  phone: string;
  email: string | null;
  joined_at: Date;
  /** Goes up along a list: whoever has the least is asked next. */
  turn: number;
  /** `offered`: a seat is held for it, and counts in `stock_taken`. `ordered`: the order that it was used for has that seat, and is no place any more once it is paid. */
  status: 'waiting' | 'offered' | 'ordered';
  /** How long the seat is held; null while waiting. */
  offered_until: Date | null;
  /** The last order it was used for. */
  order_id: string | null;
  /** What they read; null for the language of the product. */
  language: 'en' | 'hi' | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    waiting_place: WaitingPlaceTable;
  }
}
