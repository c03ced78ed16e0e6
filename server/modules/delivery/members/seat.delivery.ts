import type { MembershipStatus } from '@haat/machines/lifecycles/membership';
import type { ProductKind } from '@haat/openapi';

/** The seat of a grant as its holder sees it. */
export interface SeatView {
  /** As the service shows whoever has it; null as long as nobody has, or where they have no name there. */
  name: string | null;
  isTaken: boolean;
  status: MembershipStatus;
}

export type Moved =
  | 'moved'
  /** Nobody has the seat: whoever opens its link next takes it. */
  | 'free'
  | 'tooOften'
  /** There is no such grant, or its access is over. */
  | 'closed';

/** Lets the holders of grants of a kind in where these lead. */
export interface SeatDelivery {
  /** Gives the seat of a grant to whoever opens it first, within an hour; null for a grant that nobody is let in by. */
  joinLink(sellerId: string, grantId: string): Promise<string | null>;
  /** Null as long as there is none. */
  seatOf(sellerId: string, grantId: string): Promise<SeatView | null>;
  /**
   * Takes the seat of a grant from the account that has it, so that another one takes it by a link of its own. Who asks for it has proved the phone of
   * the grant.
   */
  moveSeat(sellerId: string, grantId: string): Promise<Moved>;
}

/** Those of the services that are configured. */
export type SeatDeliveries = Partial<Record<ProductKind, SeatDelivery>>;
