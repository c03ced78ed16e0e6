import { readFile } from 'node:fs/promises';
import type { ImageSources, NewProduct, Order, PlacedOrder, Product, SignedIn } from '@haat/contract';
import sharp from 'sharp';
import type { MovableClock } from '../platform/clock';
import { clockOffsetStore } from '../platform/clock.store';
import type { Deps } from '../platform/deps';
import { createCaller } from './caller';
import { cameBy } from './came';
import type { DemoDay, DemoSale } from './season';
import { creator, items, type ShopItem } from './shop';

const assets = ['../../server/demo/assets/', 'assets/'];
const coverWidth = 1280;
const coverHeight = 800;
const dayMs = 86_400_000;
const decidingMs = 40_000;
const lookersAtOnce = 16;
/** What ends an attempt so, where a mandate is agreed to with it. */
const acts = { success: 'agree', failed: 'decline', dropped: 'leave' } as const;

/** What the shop does, day after day. The clock stands where the day stands. */
export async function createFill(deps: Deps, now: Date) {
  const clock = deps.clock as MovableClock;
  const call = createCaller(deps.webhookBase());
  const published = new Map<ShopItem, Product>();
  const refunds: { at: Date; orderId: string }[] = [];
  let token = '';
  let orders = 0;

  const goTo = (moment: Date) => clock.advance(moment.getTime() - clock.now().getTime());

  async function open(start: Date): Promise<void> {
    await goTo(start);
    await call('POST', '/api/send-otp', { body: { phone: creator.phone } });
    await deps.jobs.drain();
    const [message] = await call<{ otp: string }[]>('GET', '/dev/outbox.json');
    const body = { phone: creator.phone, otp: message?.otp, email: '', is_p: false, name: creator.name };
    ({ token } = await call<SignedIn>('POST', '/api/verify-otp', { body }));
  }

  /** Pages appear in the shop on the day they go on sale. */
  async function makeWhatBegins(day: Date): Promise<void> {
    const ago = Math.floor((now.getTime() - day.getTime()) / dayMs);
    for (const page of items)
      if (!published.has(page) && page.sinceDays >= ago) published.set(page, await make(page));
  }

  /** Buyers who only look, several at a time. */
  async function look(counts: number[]): Promise<void> {
    const seen = counts.flatMap((count, index) => {
      const path = pathOf(index);
      return path === undefined ? [] : Array.from({ length: count }, () => path);
    });
    const looking = Array.from({ length: lookersAtOnce }, async () => {
      for (let path = seen.pop(); path !== undefined; path = seen.pop()) await call.page(path);
    });
    await Promise.all(looking);
  }

  const idOf = (index: number): string | undefined => {
    const page = items[index];
    return page && published.get(page)?.id;
  };

  function pathOf(index: number): string | undefined {
    const page = items[index];
    const url = page && published.get(page)?.url;
    return url && new URL(url, deps.webhookBase()).pathname;
  }

  /** A combo is told the ids of what it holds. */
  function contentOf({ product, contentAt, holds }: ShopItem): NewProduct['content'] {
    if (contentAt) return contentAt(now);
    if (!holds) return product.content;
    const ids = new Map([...published].map(([item, { id }]) => [item.product.title, id]));
    return { items: holds.map((title) => ({ productId: ids.get(title) })) };
  }

  async function make(page: ShopItem): Promise<Product> {
    const address = `/api/media?alt=${encodeURIComponent(page.alt)}`;
    const picture = await call<ImageSources>('POST', address, { token, image: await pictureOf(page.cover) });
    const { id, width, height, alt } = picture;
    const cover = { id, width, height, alt };
    const content = contentOf(page);
    const body = { ...page.product, ...(content && { content }), cover };
    const draft = await call<Product>('POST', '/api/products', { token, body });
    return page.state === 'draft' ? draft : call('POST', `/api/products/${draft.id}/publish`, { token });
  }

  async function spend(day: DemoDay): Promise<void> {
    await goTo(day.start);
    await makeWhatBegins(day.start);
    await look(day.visits);
    for (const sale of day.sales) await buy(sale);
    await giveBack(new Date(day.start.getTime() + dayMs));
    const evening = new Date(Math.min(day.start.getTime() + dayMs - 1, now.getTime()));
    if (evening > clock.now()) await goTo(evening);
    await deps.jobs.drain();
  }

  async function buy(sale: DemoSale): Promise<void> {
    const productId = idOf(sale.page);
    if (productId === undefined) return;
    await goTo(sale.at);
    const { amount, buyer, answers, byItself } = sale;
    orders += 1;
    const placed = await call<PlacedOrder>('POST', '/api/orders', {
      headers: { 'idempotency-key': `demo-order-${orders}` },
      body: {
        productId,
        ...(amount === undefined ? {} : { amount }),
        ...(byItself && { autopay: true }),
        buyer,
        answers,
        source: cameBy(orders),
      },
    });
    const session = encodeURIComponent(placed.payment.session);
    for (const outcome of sale.attempts) {
      await clock.advance(decidingMs);
      if (byItself)
        await call.form(`/sandbox/mandates/${session}/form`, { act: acts[outcome], method: sale.method });
      else await call('POST', `/sandbox/payments/${session}`, { body: { outcome, method: sale.method } });
    }
    if (sale.refundAfterDays === undefined || sale.attempts.at(-1) !== 'success') return;
    refunds.push({ at: new Date(sale.at.getTime() + sale.refundAfterDays * dayMs), orderId: placed.id });
  }

  /** Refunds that have come due by a moment. */
  async function giveBack(until: Date): Promise<void> {
    for (const refund of refunds.filter((one) => one.at < until && one.at < now)) {
      refunds.splice(refunds.indexOf(refund), 1);
      if (refund.at > clock.now()) await goTo(refund.at);
      const body = { reason: 'Asked by the buyer' };
      await call<Order>('POST', `/api/transactions/${refund.orderId}/refund`, { token, body });
    }
  }

  /** Leaves the clock where the system's stands, so that the shop goes on in the present. */
  async function close(): Promise<void> {
    for (const [page, { id }] of published)
      if (page.state === 'paused') await call('POST', `/api/products/${id}/pause`, { token });
    await deps.jobs.drain();
    await clockOffsetStore(deps.database.db).write(0);
  }

  return { open, spend, close };
}

/** A drawing becomes a picture in the shape of a cover; a photograph is uploaded as it is. */
async function pictureOf(name: string): Promise<{ bytes: Buffer; type: string }> {
  const file = await readAsset(name);
  if (!name.endsWith('.svg')) return { bytes: file, type: 'image/jpeg' };
  const drawn = sharp(file, { density: 1_600 }).resize(coverWidth, coverHeight, { fit: 'cover' });
  return { bytes: await drawn.png().toBuffer(), type: 'image/png' };
}

async function readAsset(name: string): Promise<Buffer> {
  for (const folder of assets) {
    const file = await readFile(new URL(folder + name, import.meta.url)).catch(() => undefined);
    if (file) return file;
  }
  throw new Error(`The picture ${name} is missing.`);
}
