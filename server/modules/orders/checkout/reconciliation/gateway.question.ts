import { GatewaySilent } from '../../../../gateways/payments';
import type { Deps } from '../../../../platform/deps';
import type { OpenOrder } from '../order/order.repository';
import type { Payments } from '../payments/payment.service';

/** Looks up an order and applies the result; timeouts are retried by the next sweep. */
export type AskGateway = (order: OpenOrder) => Promise<'news' | 'nothing' | 'silent'>;

export function createAskGateway(
  { log }: Pick<Deps, 'log'>,
  { payments }: { payments: Pick<Payments, 'ask'> },
): AskGateway {
  return async ({ id }) => {
    try {
      return (await payments.ask(id)).isChange ? 'news' : 'nothing';
    } catch (error) {
      if (!(error instanceof GatewaySilent))
        log.error({ err: error, orderId: id }, 'Order lookup at the gateway failed');
      else log.warn({ err: error, orderId: id }, 'The gateway did not respond to an order lookup');
      return 'silent';
    }
  };
}
