import {
  open,
  type RefundRequestEvent,
  type RefundRequestStatus,
  transition,
} from '@haat/machines/lifecycles/refund-request';
import { leastRefund as least } from '@haat/openapi/quotas';
import { conflict } from '../../../platform/http/errors';
import type { ExistingRequest, OrderRow, RequestRow } from './request.repository';

const hour = 60 * 60_000;
/** The public page on cancellation promises both: the creator answers within 48 hours, and money can go back for six months. */
export const times = {
  remindAfter: 24 * hour,
  answerWithin: 48 * hour,
  askWithin: 183 * 24 * hour,
  /** How long a creator's no stands before the operator. */
  appealWithin: 30 * 24 * hour,
};
/** So that a no is one. */
const mostRequests = 3;

export const isOpen = ({ status }: { status: RefundRequestStatus }): boolean => open.has(status);

/** Where an event leads a request; null when the chart refuses. */
export const statusAfter = (
  request: RequestRow,
  type: RefundRequestEvent['type'],
): RefundRequestStatus | null => transition(request.status, { type }).state ?? null;

/** What ended otherwise than by an answer: money since the request came to what was asked for, or all of the order went back. */
export const isRefunded = ({ amount, returned, left }: ExistingRequest): boolean =>
  left <= 0 || returned >= amount;

/**
 * What a yes gives now, in paise: what was asked for, less what has gone back since. Where that or what it would leave is smaller than
 * gateways move, a little more.
 */
export function amountDue(request: ExistingRequest): number {
  if (isRefunded(request)) return 0;
  const rest = Math.max(request.amount - request.returned, least);
  return request.left - rest < least ? request.left : rest;
}

/** What the refund for a request is called to those who make it; one that failed is followed by another. */
export const refundKey = ({ number }: Pick<RequestRow, 'number'>, failed = 0): string =>
  failed === 0 ? `request-${number}` : `request-${number}.${failed + 1}`;

/** Where an answer leads a request; null when it may not be given. A creator's no may be looked at once more by the operator. */
export function statusAfterAnswer(
  request: RequestRow,
  { isGranted, by }: { isGranted: boolean; by: 'seller' | 'operator' },
): RefundRequestStatus | null {
  const isAppeal = by === 'operator' && request.status === 'refused' && request.answered_by === 'seller';
  const event = isAppeal ? 'appeal' : 'answer';
  return statusAfter(request, isGranted ? `${event}.granted` : `${event}.refused`);
}

/** What the buyer may ask for now, in paise; 0 when nothing. `requests` are all of the order's. */
export function canRequest(order: OrderRow, requests: readonly RequestRow[], now: Date): number {
  const left = order.amount - (order.refunded ?? 0);
  const isPaid = order.status === 'fulfilled' && order.paid_at !== null;
  if (!isPaid || left < least || requests.some(isOpen) || requests.length >= mostRequests) return 0;
  return now.getTime() - (order.paid_at?.getTime() ?? 0) <= times.askWithin ? left : 0;
}

/** Why nothing may be asked for. */
export function refusalOf(order: OrderRow, requests: readonly RequestRow[]) {
  if (requests.some(isOpen))
    return conflict(
      'already_asked',
      'You have already requested a refund. The answer comes by SMS and appears here',
    );
  if (requests.length >= mostRequests)
    return conflict(
      'asked_enough',
      'Your refund request was already answered. Contact us if you do not agree',
    );
  if (order.status === 'refunding' || order.status === 'disputed')
    return conflict('refund_under_way', 'A refund or a dispute is already in progress');
  if (order.status !== 'fulfilled' || order.amount - (order.refunded ?? 0) < least)
    return conflict('not_refundable', 'There is nothing left to refund');
  return conflict('too_late', 'Refunds are possible for six months after payment. Contact us instead');
}
