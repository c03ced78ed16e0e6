import type { AccessEventType, AccessHold, AccessStatus } from '@haat/machines/lifecycles/access';
import type { Json } from '../../../platform/database/schema';

/** What somebody holds: one item that was sold to them, or given. */
export interface AccessGrantTable {
  seller_id: string;
  /** Public. */
  id: string;
  /** E.164; empty once its holder is erased. */
  holder_phone: string;
  /** What its creator calls whoever was given it; null where its order names its buyer. */
  holder_name: string | null;
  product_id: string;
  source: 'sale' | 'gift' | 'import' | 'manual';
  status: AccessStatus;
  /** What keeps it closed for as long as it lasts. */
  holds: Json<readonly AccessHold[]>;
  /** Paise of the amount of its order, of a gift of what its giver paid; 0 without one. */
  share: number;
  order_id: string | null;
  /** From 1; an order has one grant for each item. */
  order_line: number | null;
  /** The subscription it continues. */
  subscription_id: string | null;
  granted_at: Date;
  ends_at: Date | null;
  changed_at: Date;
  /** The event that changed it last. */
  changed_by: AccessEventType;
  /** Added to the sequence of its session in calendars: goes up each time it is moved to another date; null where it never was. */
  session_sequence: number | null;
  /** When its holder was last sent an invite by its creator. */
  invited_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    access_grant: AccessGrantTable;
    purchase_ref: { buyer_phone: string; order_id: string; seller_id: string; at: Date };
  }
}
