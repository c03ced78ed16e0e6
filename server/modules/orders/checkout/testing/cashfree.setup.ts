import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CashfreeShop, openCashfreeShop } from './cashfree';

// What tests of payments through Cashfree begin with: a shop, a page on sale, and a Cashfree that sends its webhooks here.
export let shop: CashfreeShop;
export let product: string;
/** Where webhooks go. */
export let back: string;

export function setUpCashfree(): void {
  beforeAll(async () => {
    shop = await openCashfreeShop();
    product = await shop.page(shop.owner);
    back = `${shop.deps.webhookBase()}/webhooks/cashfree`;
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.cashfree.trouble(null);
    shop.cashfree.webhooksTo(back);
  });
}

export const sales = (id: string) => shop.count('ledger_tx', `reference = '${id}'`);
export const countMessages = (id: string, template: string) =>
  shop.count('message', `text like '%${id}%' and text like '${template}%'`);
