import { readFile } from 'node:fs/promises';
import type {
  ImageSources,
  NewProduct,
  PlacedOrder,
  Product,
  ReceivedReviews,
  SignedIn,
} from '@haat/openapi';
import sharp from 'sharp';
import type { MovableClock } from '../platform/clock/clock';
import { clockOffsetStore } from '../platform/clock/clock.store';
import type { Deps } from '../platform/deps';
import { createCaller } from './caller';
import { cameBy } from './came';
import type { DemoReview } from './said';
import type { DemoDay, DemoSale } from './season';
import { creator, items, type ShopItem } from './shop';

const assets = ['../../server/demo/assets/', 'assets/'];
const coverWidth = 1280;
const coverHeight = 800;
const dayMs = 86_400_000;
const decidingMs = 40_000;
const lookersAtOnce = 16;
const lookersPerOpened = 5;
/** What ends an attempt so, where a mandate is agreed to with it. */
const acts = { success: 'agree', failed: 'decline', dropped: 'leave' } as const;

/** What the shop does, day after day. The clock stands where the day stands. */
export async function createFill(deps: Deps, now: Date) {
  const clock = deps.clock as MovableClock;
  const call = createCaller(deps.webhookBase());
  const published = new Map<ShopItem, Product>();
  /** What follows from a sale, some days later. */
  const later: { at: Date; happens: () => Promise<unknown> }[] = [];
  let token = '';
  let orders = 0;

  const goTo = (moment: Date) => clock.advance(moment.getTime() - clock.now().getTime());

  async function open(start: Date): Promise<void> {
    await goTo(start);
    token = await signIn(creator);
  }

  /** Answers the token of somebody who signs in with the password that comes to their phone. */
  async function signIn({ phone, name }: { phone: string; name: string }): Promise<string> {
    await call('POST', '/api/send-otp', { body: { phone } });
    await deps.jobs.drain();
    const sent = await call<{ to: string; otp?: string }[]>('GET', '/dev/outbox.json');
    const otp = sent.find((message) => message.to === `+91${phone}` && message.otp)?.otp;
    const body = { phone, otp, email: '', is_p: false, name };
    return (await call<SignedIn>('POST', '/api/verify-otp', { body })).token;
  }

  /** Pages appear in the shop on the day they go on sale. */
  async function makeWhatBegins(day: Date): Promise<void> {
    const ago = Math.floor((now.getTime() - day.getTime()) / dayMs);
    for (const page of items)
      if (!published.has(page) && page.sinceDays >= ago) published.set(page, await make(page));
  }

  /** Who comes, several at a time; one of a few goes on to where details are given. */
  async function look(counts: number[]): Promise<void> {
    const seen = counts.flatMap((count, index) => {
      const path = pathOf(index);
      const opened = `/api/public/products/${idOf(index)}/opened`;
      return path === undefined
        ? []
        : Array.from({ length: count }, (_, nth) => ({
            path,
            ...(nth % lookersPerOpened === 0 && { opened }),
          }));
    });
    const looking = Array.from({ length: lookersAtOnce }, async () => {
      for (let one = seen.pop(); one !== undefined; one = seen.pop()) await call.page(one.path, one.opened);
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
    await letHappen(new Date(day.start.getTime() + dayMs));
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
    if (sale.attempts.at(-1) !== 'success') return;
    const { refundAfterDays, review } = sale;
    if (refundAfterDays !== undefined) plan(sale.at, refundAfterDays, () => giveBack(placed.id));
    if (review) plan(sale.at, review.afterDays, () => say(placed.id, buyer, review));
  }

  const plan = (from: Date, days: number, happens: () => Promise<unknown>): unknown =>
    later.push({ at: new Date(from.getTime() + days * dayMs), happens });

  /** What has come due by a moment. */
  async function letHappen(until: Date): Promise<void> {
    const due = later.filter(({ at }) => at < until && at < now);
    for (const one of due.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      later.splice(later.indexOf(one), 1);
      if (one.at > clock.now()) await goTo(one.at);
      await one.happens();
    }
  }

  const giveBack = (orderId: string) =>
    call('POST', `/api/transactions/${orderId}/refund`, { token, body: { reason: 'Asked by the buyer' } });

  async function say(orderId: string, buyer: DemoSale['buyer'], review: DemoReview): Promise<void> {
    const { stars, words, name, answer } = review;
    const body = { stars, ...(words !== undefined && { words }), ...(name !== undefined && { name }) };
    await call('PUT', `/api/purchases/${orderId}/review`, { token: await signIn(buyer), body });
    if (answer === undefined) return;
    const { items: received } = await call<ReceivedReviews>('GET', '/api/reviews?limit=1', { token });
    await call('PUT', `/api/reviews/${received[0]?.id}/answer`, { token, body: { words: answer } });
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
