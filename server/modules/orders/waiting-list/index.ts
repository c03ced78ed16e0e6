import type { Handlers } from '../../../platform/http/contract';
import { signedIn } from '../../accounts';
import { offerFreeSeats, type SeatOffersContext } from './seat-offers';
import {
  hasOfferedSeat,
  isFull,
  type JoinInput,
  join,
  leave,
  showPlace,
  viewList,
} from './waiting-list.service';
import { findWithdrawn, type WithdrawnContext } from './withdrawn';

export { listPath, placePath } from './place-path';
export type { ShownPlace } from './waiting-list.service';

/** Waiting lists of sessions that are full: places, and the seats that are offered to them. */
export function createWaitingLists(context: SeatOffersContext & WithdrawnContext) {
  offerFreeSeats(context);
  const handlers = {
    getWaitingList: async (request) => [
      200,
      await viewList(context, signedIn(request).accountId, request.params.id),
    ],
  } satisfies Handlers<'getWaitingList'>;
  return {
    handlers,
    join: (productId: string, input: JoinInput) => join(context, productId, input),
    show: (productId: string, token: string) => showPlace(context, productId, token),
    isFull: (productId: string) => isFull(context, productId),
    hasOfferedSeat: (productId: string, token: string) => hasOfferedSeat(context, productId, token),
    findWithdrawn: (productId: string) => findWithdrawn(context, productId),
    leave: (productId: string, token: string) => leave(context, productId, token),
  };
}

export type WaitingLists = ReturnType<typeof createWaitingLists>;
