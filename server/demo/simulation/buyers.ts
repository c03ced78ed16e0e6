// What buyers do: look, buy, review, ask for their money back; and what the creator and the banks do about it.
import type { NewOrder, PlacedOrder, ReceivedReviews } from '@haat/openapi';
import type { DemoReview } from '../plan/reviews';
import type { DemoSale } from '../plan/sale';
import { type Browser, userAgent } from './api-client';
import { createCaseRunner } from './case-runner';
import type { Catalog } from './catalog';
import type { DemoContext } from './context';
import type { DemoGateway } from './gateway';
import { daysAfter, type Scheduler } from './scheduler';

type Source = NonNullable<NewOrder['source']>;

/** Ways people come to the demo's pages, each as often as it stands here. */
const sources: readonly Source[] = [
  { utmSource: 'instagram', utmCampaign: 'reel-levain' },
  { referrer: 'l.instagram.com' },
  { utmSource: 'instagram', utmCampaign: 'bio' },
  { utmSource: 'whatsapp', utmCampaign: 'status' },
  { utmSource: 'whatsapp', utmCampaign: 'status' },
  { referrer: 'org.telegram.messenger' },
  { referrer: 'google.com' },
  {},
];

interface Buyers {
  /** So many people look at each item; one of a few goes on to where details are given. */
  look(visits: readonly number[]): void;
  buy(sale: DemoSale): Promise<void>;
}

/** What ends an attempt so, where a mandate is agreed to with it. */
const acts = { success: 'agree', failed: 'decline', dropped: 'leave' } as const;
const decidingMs = 40_000;
const lookersPerOpened = 5;
const host = 'localhost';

const addressOf = (nth: number) => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;

export function createBuyers(
  demo: DemoContext,
  { catalog, bank, scheduler }: { catalog: Catalog; bank: DemoGateway; scheduler: Scheduler },
): Buyers {
  const { call, server } = demo;
  const runCase = createCaseRunner(demo, { bank, scheduler });
  let people = 0;
  let orders = 0;

  /** The link by which the `nth` of those who look at an item comes; undefined where they come otherwise. */
  const linkFor = (index: number, nth: number) => {
    const link = catalog.link(index);
    return link && (nth * 7) % 100 < link.share * 100 ? link : undefined;
  };

  function lookAt(index: number, count: number): void {
    const product = catalog.product(index);
    if (!product) return;
    for (let nth = 0; nth < count; nth += 1) {
      people += 1;
      const link = linkFor(index, nth);
      if (link) server.app.countClick({ sellerId: demo.creatorId, id: link.id });
      const headers = { 'user-agent': userAgent(people) };
      const query = queryBy(link ? { link: link.id } : cameBy(people));
      const page = { method: 'GET', ip: addressOf(people), host, headers, query };
      server.app.countVisit(demo.creatorId, product.id, page);
      if (nth % lookersPerOpened === 0) server.app.countOpened(demo.creatorId, product.id, page);
    }
  }

  async function place(sale: DemoSale, browser: Browser): Promise<PlacedOrder> {
    const { amount, buyer, answers, byItself, discountCode } = sale;
    orders += 1;
    const link = linkFor(sale.page, orders);
    return call<PlacedOrder>('POST', '/api/orders', {
      browser,
      headers: { 'idempotency-key': `demo-order-${orders}` },
      body: {
        productId: catalog.product(sale.page)?.id,
        ...(amount !== undefined && { amount }),
        ...(byItself && { autopay: true }),
        ...(discountCode !== undefined && { discountCode }),
        buyer,
        answers,
        source: link ? { link: link.id } : cameBy(orders),
      },
    });
  }

  return {
    look(visits) {
      for (const [index, count] of visits.entries()) lookAt(index, count);
    },
    async buy(sale) {
      if (!catalog.product(sale.page)) return;
      await demo.goTo(sale.at);
      const browser: Browser = {};
      const placed = await place(sale, browser);
      const session = encodeURIComponent(placed.payment.session);
      for (const outcome of sale.attempts) {
        await demo.wait(decidingMs);
        const method = sale.method;
        if (sale.byItself)
          await call.form(`/sandbox/mandates/${session}/form`, { act: acts[outcome], method });
        else await call('POST', `/sandbox/payments/${session}`, { body: { outcome, method } });
      }
      if (sale.happens) runCase(sale.happens, placed, browser);
      if (sale.attempts.at(-1) !== 'success') return;
      const { refundAfterDays, review } = sale;
      const { token } = demo;
      if (refundAfterDays !== undefined)
        scheduler.plan(daysAfter(sale.at, refundAfterDays), () =>
          call('POST', `/api/transactions/${placed.id}/refund`, {
            token,
            body: { reason: 'Asked by the buyer' },
          }),
        );
      if (review) scheduler.plan(daysAfter(sale.at, review.afterDays), () => say(placed.id, browser, review));
    },
  };

  async function say(orderId: string, browser: Browser, review: DemoReview): Promise<void> {
    const { stars, text, name, answer } = review;
    const body = { stars, ...(text !== undefined && { text }), ...(name !== undefined && { name }) };
    await call('PUT', `/api/purchases/${orderId}/review`, { browser, body });
    if (answer === undefined) return;
    const { token } = demo;
    const { items: received } = await call<ReceivedReviews>('GET', '/api/reviews?limit=1', { token });
    await call('PUT', `/api/reviews/${received[0]?.id}/answer`, { token, body: { text: answer } });
  }
}

/** How the `nth` person came. */
const cameBy = (nth: number): Source => sources[(nth * 5) % sources.length] ?? {};

/** The same as the query of an address. */
function queryBy({ link, utmSource, utmCampaign, referrer }: Source): Record<string, string> {
  return {
    ...(link && { link }),
    ...(utmSource && { utm_source: utmSource }),
    ...(utmCampaign && { utm_campaign: utmCampaign }),
    ...(referrer && { ref: referrer }),
  };
}
