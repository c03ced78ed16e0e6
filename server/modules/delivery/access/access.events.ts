import type { AccessEventType, AccessStatus } from '@haat/machines/lifecycles/access';
import type { Events } from '../../../platform/events/events';
import type { NewJob } from '../../../platform/jobs/jobs';
import type { NewGrant } from './grant.rules';

/** A grant that opened, closed or opened again. Who holds it is not in it: a phone that is erased must not stay behind in a queue. */
export interface AccessEvent {
  sellerId: string;
  grantId: string;
  productId: string;
  /** Null for what was given without an order. */
  orderId: string | null;
  subscriptionId: string | null;
  /** What moved it. */
  by: AccessEventType;
}

declare module '../../../platform/events/events' {
  interface DomainEvents {
    /** A grant began: its item opens for its holder. */
    'access.granted': AccessEvent;
    /** A grant is closed for as long as a dispute or a pause lasts, or a payment has taken the place of free days. */
    'access.suspended': AccessEvent;
    /** A grant that was suspended, ended or revoked opens again. */
    'access.restored': AccessEvent;
    /** A grant was taken back: by a refund, a lost dispute, its creator, or the erasure of its holder. */
    'access.revoked': AccessEvent;
    /** The time of a grant is over. */
    'access.ended': AccessEvent;
  }
}

/** The jobs of the event that a move is; none between `active` and `grace`, where the item stays open. */
export function jobsOfMove(
  events: Pick<Events, 'jobsOf'>,
  { from, to }: { from: AccessStatus; to: AccessStatus },
  event: AccessEvent,
): NewJob[] {
  if (to === 'revoked') return events.jobsOf('access.revoked', event);
  if (to === 'ended') return events.jobsOf('access.ended', event);
  if (to === 'suspended') return events.jobsOf('access.suspended', event);
  if (from === 'pending') return events.jobsOf('access.granted', event);
  return from === 'active' || from === 'grace' ? [] : events.jobsOf('access.restored', event);
}

/** The jobs of the events of an order's grants, which its payment begins. */
export const grantedJobs = (
  events: Pick<Events, 'jobsOf'>,
  order: Pick<AccessEvent, 'sellerId' | 'subscriptionId'> & { orderId: string },
  grants: readonly NewGrant[],
): NewJob[] =>
  grants.flatMap(({ id, productId }) =>
    events.jobsOf('access.granted', { ...order, grantId: id, productId, by: 'payment.succeeded' }),
  );
