import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../../../platform/http/contract';
import { type BuyerBrowsers, placedNow } from '../../accounts';
import { type Access, askingBuyer } from '../../delivery';
import type { BuyerService } from './buyer/buyer.service';

type Operations =
  | 'getSubscription'
  | 'moveSubscription'
  | 'renewSubscription'
  | 'changeSubscription'
  | 'startAutopay'
  | 'endAutopay';

export function subscriptionHandlers(
  buyers: BuyerService,
  { access, browsers }: { access: Pick<Access, 'phonesFor'>; browsers: Pick<BuyerBrowsers, 'holds'> },
) {
  /** This browser may open the order that it goes to pay. */
  async function payment({ raw, reply }: { raw: FastifyRequest; reply: FastifyReply }, orderId: string) {
    await browsers.holds(raw, reply, placedNow(orderId));
    return { orderId, url: `/cashfree?id=${orderId}` };
  }

  return {
    getSubscription: async (request) => [
      200,
      await buyers.show(await access.phonesFor(request, request.params.id), request.params.id),
    ],
    moveSubscription: async (request) => [
      200,
      await buyers.move(
        await access.phonesFor(request, request.params.id),
        request.params.id,
        request.params.event,
      ),
    ],
    renewSubscription: async (request) => {
      const orderId = await buyers.renew(
        await access.phonesFor(request, request.params.id),
        request.params.id,
        askingBuyer(request),
      );
      return [201, await payment(request, orderId)];
    },
    startAutopay: async (request) => [
      201,
      {
        url: await buyers.startAutopay(await access.phonesFor(request, request.params.id), request.params.id),
      },
    ],
    endAutopay: async (request) => [
      200,
      await buyers.endAutopay(await access.phonesFor(request, request.params.id), request.params.id),
    ],
    changeSubscription: async (request) => {
      const phones = await access.phonesFor(request, request.params.id);
      const { subscription, orderId } = await buyers.change(
        phones,
        request.params.id,
        request.body,
        askingBuyer(request),
      );
      return [200, { subscription, payment: orderId === null ? null : await payment(request, orderId) }];
    },
  } satisfies Handlers<Operations>;
}
