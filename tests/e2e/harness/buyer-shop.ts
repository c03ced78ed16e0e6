// What a creator of every kind sells, for tests of the pages that buyers meet; Telegram and Discord are simulated.
import type { NewProduct, Product, ProductKind } from '@haat/openapi';
import { contents } from '../../../server/modules/catalog/products/kinds/testing/contents';
import { buy } from '../../simulators/buyer';
import { call } from '../../simulators/call';
import { sellChannel, telegramEnv } from '../../simulators/channel';
import { startDiscord } from '../../simulators/discord';
import { discordEnv, sellServer } from '../../simulators/discord-server';
import { type Haat, startHaat } from '../../simulators/haat';
import { type Creator, expectStatus, publishPage, publishProduct, signIn } from '../../simulators/shop';
import { startTelegram } from '../../simulators/telegram';
import { newPhone } from './people';
import { test as base } from './test';

const dayMs = 86_400_000;

/** Of one product of each kind. A channel and a server are sold by their own names. */
export const titles = {
  course: 'Bread, from the start',
  lesson: 'Shaping a loaf',
  webinar: 'Evening ragas, live',
  lock: 'The recipes',
  page: 'Raga notes',
  combo: 'All about bread',
  telegram: 'Morning notes',
  discord: 'Pixel Adda',
} satisfies Partial<Record<ProductKind, string>>;

export interface BuyerShop {
  haat: Haat;
  /** Their ids. The webinar has a second date, and somebody has reviewed the lock. */
  sold: Record<keyof typeof titles, string>;
  /** A webinar without a free seat. */
  full: string;
  /** Paid every month. */
  club: string;
}

interface Connected {
  telegram: Awaited<ReturnType<typeof startTelegram>>;
  discord: Awaited<ReturnType<typeof startDiscord>>;
}

/** One server with the shop on it for each worker. */
export const test = base.extend<object, { connected: Connected; shop: BuyerShop }>({
  connected: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, give) => {
      const [telegram, discord] = await Promise.all([startTelegram(), startDiscord()]);
      await give({ telegram, discord });
      await Promise.all([telegram.close(), discord.close()]);
    },
    { scope: 'worker' },
  ],
  haat: [
    async ({ connected: { telegram, discord } }, give) => {
      const haat = await startHaat({ env: { ...telegramEnv(telegram), ...discordEnv(discord) } });
      await give(haat);
      await haat.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: [
    async ({ haat, connected }, give) => give(await openBuyerShop(haat, connected)),
    { scope: 'worker' },
  ],
});

async function openBuyerShop(haat: Haat, { telegram, discord }: Connected): Promise<BuyerShop> {
  const creator = await signIn(haat, newPhone(), 'Meera Iyer');
  const { url } = haat;
  const { token } = creator;
  expectStatus(await call(url, 'PATCH', '/api/account', { token, body: { handle: 'MeeraSings' } }), 200);
  const sell = async (product: Omit<NewProduct, 'prices'>) => {
    const prices = [{ type: 'once', amount: 49_900 }];
    return (await publishProduct(url, token, { ...product, prices } as NewProduct)).id;
  };
  const startsAt = new Date(Date.now() + 30 * dayMs).toISOString();
  const live = { ...contents.webinar, startsAt };
  const sold = {
    course: await sell({ kind: 'course', title: titles.course, content: contents.course }),
    lesson: await sell({ kind: 'lesson', title: titles.lesson, content: contents.lesson }),
    webinar: await sell({ kind: 'webinar', title: titles.webinar, content: live }),
    lock: await sell({ kind: 'lock', title: titles.lock, content: contents.lock }),
    page: await sell({ kind: 'page', title: titles.page }),
    telegram: (await sellChannel(haat, telegram, creator)).productId,
    discord: (await sellServer(haat, discord, creator)).productId,
  };
  const items = [sold.course, sold.webinar, sold.lock].map((productId) => ({ productId }));
  const combo = await sell({ kind: 'combo', title: titles.combo, content: { items } });
  const full = await sell({
    kind: 'webinar',
    title: 'One seat, and it is taken',
    content: { ...live, seats: 1 },
  });
  await buy(url, full, newPhone());
  await addDate(url, creator, sold.webinar);
  await review(haat, sold.lock);
  const monthly = { type: 'subscription', amount: 49_900, period: { unit: 'month', count: 1 } } as const;
  const club = await publishPage(url, token, { title: 'Evening ragas', prices: [monthly] });
  return { haat, sold: { ...sold, combo }, full, club: club.id };
}

/** A week after the first. */
async function addDate(url: string, { token }: Creator, id: string): Promise<void> {
  const body = { startsAt: new Date(Date.now() + 37 * dayMs).toISOString() };
  const path = `/api/products/${id}/dates`;
  const other = expectStatus(await call<Product>(url, 'POST', path, { token, body }), 201).id;
  expectStatus(await call(url, 'POST', `/api/products/${other}/publish`, { token }), 200);
}

async function review(haat: Haat, productId: string): Promise<void> {
  const phone = newPhone();
  const { id } = await buy(haat.url, productId, phone);
  const { token } = await signIn(haat, phone, 'Asha Rao');
  const body = { stars: 5, text: 'All of it rose.' };
  expectStatus(await call(haat.url, 'PUT', `/api/purchases/${id}/review`, { token, body }), 200);
}
