import type { components } from './generated/contract';
import type { Site } from './site';

/** Where somebody is with the waiting list of a session that is full. */
export type WaitingState =
  | {
      is: 'form';
      values: { phone: string; email: string };
      errors: Partial<Record<'phone' | 'email', string>>;
      /** What went wrong with the whole of it, for people. */
      message: string | null;
    }
  /** `number` 1 is asked next. */
  | { is: 'waiting'; number: number }
  /** A seat is held. */
  | { is: 'offered'; until: string; checkout: string }
  /** It was used for an order: where that is paid, or opened. */
  | { is: 'ordered'; isPaid: boolean; url: string }
  /** `cancelled`: the session is not held; `reason` is empty without one. */
  | { is: 'ended'; cancelled?: { reason: string } };

/** Joining a waiting list, and the place on it. */
export interface WaitingListModel {
  page: 'waitingList';
  site: Site;
  product: Pick<components['schemas']['PublicProduct'], 'id' | 'title' | 'cover' | 'language'> & {
    /** Of its preview; null where it has none any more. */
    url: string | null;
    seller: string;
  };
  /** When it is held; `startsAt` is ISO 8601, `timeZone` IANA. Null where that is not known. */
  session: { startsAt: string; minutes: number; timeZone: string } | null;
  state: WaitingState;
  /** Where its form is sent. */
  action: string;
  /** The place can be given up here. */
  canLeave: boolean;
}
