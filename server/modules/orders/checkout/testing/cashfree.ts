import type { PlacedOrder } from '@haat/openapi';
import { type Cashfree, startCashfree } from '../../../../../tests/simulators/cashfree/cashfree';
import { configAt } from '../../../../gateways/payments/cashfree/cashfree.testing';
import { openShop, type Seller, type Shop } from './shop';

export interface CashfreeShop extends Shop {
  cashfree: Cashfree;
  owner: Seller;
  /** Opens an order of the product; throws unless it is placed. */
  placed(product: string): Promise<PlacedOrder>;
  /** Lets so many minutes pass, and everything run that is due by then. */
  later(minutes: number): Promise<void>;
}

/** A shop that is paid through a simulated Cashfree, which knows where its webhooks go. */
export async function openCashfreeShop(
  overrides: Parameters<typeof openShop>[0] = {},
): Promise<CashfreeShop> {
  const cashfree = await startCashfree();
  const providers = {
    payments: configAt(cashfree),
    sms: null,
    mail: null,
    google: null,
    firebase: null,
    telegram: null,
    discord: null,
  };
  const shop = await openShop({ ...overrides, config: { ...overrides.config, providers } as never });
  cashfree.webhooksTo(`${shop.deps.webhookBase()}/webhooks/cashfree`);
  return {
    ...shop,
    cashfree,
    owner: await shop.seller(),
    async placed(product) {
      const { status, body } = await shop.order(product);
      if (status !== 201) throw new Error(`The order was not placed: ${status}`);
      return body;
    },
    async later(minutes) {
      shop.deps.clock.advance(minutes * 60_000);
      await shop.deps.jobs.drain();
    },
    async close() {
      await shop.close();
      await cashfree.close();
    },
  };
}
