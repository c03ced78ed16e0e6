import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../platform/contract';
import type { Access } from '../access';
import { rememberBuyer } from '../checkout';
import { signedIn } from '../identity';
import type { BuyerService } from './buyer.service';

type Operations =
  | 'getSubscription'
  | 'moveSubscription'
  | 'renewSubscription'
  | 'changeSubscription'
  | 'startAutopay'
  | 'endAutopay';

export function subscriptionHandlers(
  buyers: BuyerService,
  { access, isSecure }: { access: Pick<Access, 'orderToken'>; isSecure: boolean },
) {
  /** This browser may open the order that it goes to pay. */
  function payment(reply: FastifyReply, orderId: string) {
    rememberBuyer(reply, { id: orderId, token: access.orderToken(orderId) }, { isSecure });
    return { orderId, url: `/cashfree?id=${orderId}` };
  }

  return {
    getSubscription: async (request) => [200, await buyers.show(signedIn(request).phones, request.params.id)],
    moveSubscription: async (request) => [
      200,
      await buyers.move(signedIn(request).phones, request.params.id, request.params.event),
    ],
    renewSubscription: async (request) => {
      const orderId = await buyers.renew(signedIn(request).phones, request.params.id);
      return [201, payment(request.reply, orderId)];
    },
    startAutopay: async (request) => [
      201,
      { url: await buyers.startAutopay(signedIn(request).phones, request.params.id) },
    ],
    endAutopay: async (request) => [
      200,
      await buyers.endAutopay(signedIn(request).phones, request.params.id),
    ],
    changeSubscription: async (request) => {
      const { phones } = signedIn(request);
      const { subscription, orderId } = await buyers.change(phones, request.params.id, request.body);
      return [200, { subscription, payment: orderId === null ? null : payment(request.reply, orderId) }];
    },
  } satisfies Handlers<Operations>;
}
