import { kindOf } from '@haat/kinds/rules';
import { sampleOf, samples } from '@haat/kinds/samples';
import type { Order, PlacedOrder, Product, ReceivedPart } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { contents, secret } from '../../../catalog/products/kinds/testing/contents';
import { changeKind, publishKind } from '../testing/kinds';
import { seller, setUpShop, shop } from '../testing/shop.setup';

setUpShop();

const kinds = Object.keys(contents) as (keyof typeof contents)[];
const make = (kind: keyof typeof contents, more: object = {}) =>
  publishKind(shop, seller, { kind, content: contents[kind], ...more });
const partsOf = (order: Order): ReceivedPart[] => order.access?.received?.parts ?? [];
const outline = (parts: ReceivedPart[]) => parts.map(({ type, title }) => [type, title]);

async function buy(productId: string): Promise<PlacedOrder> {
  const { status, body } = await shop.order(productId);
  expect(status, JSON.stringify(body)).toBe(201);
  if (body.amount > 0) await shop.pay(body.payment.session);
  return body;
}

describe.each(kinds)('who pays for a %s', (kind) => {
  it('receives it then, and not before', async () => {
    const { id } = await make(kind);
    const { body } = await shop.order(id);
    expect((await shop.read(body)).access).toBeNull();
    await shop.pay(body.payment.session);
    const order = await shop.read(body);
    const { accessParts } = sampleOf(kind);
    expect(outline(partsOf(order))).toEqual(accessParts);
    // The room of a session is behind its door.
    const isHandedOut = accessParts.length > 0 && kindOf({ kind }).session === undefined;
    expect(JSON.stringify(partsOf(order)).includes(secret)).toBe(isHandedOut);
  });
});

it('is received for nothing too, and as its creator has it now', async () => {
  const price = { type: 'subscription', amount: 9_900, period: { unit: 'month', count: 1 }, trialDays: 7 };
  const { id } = await make('telegram', { prices: [price] });
  const placed = await buy(id);
  expect(placed.amount).toBe(0);
  const before = partsOf(await shop.read(placed));
  const inviteUrl = 'https://t.me/+renewed';
  expect(await changeKind(shop, seller, id, { content: { ...contents.telegram, inviteUrl } })).toBe(200);
  const after = partsOf(await shop.read(placed));
  expect([before[0]?.url, after[0]?.url]).toEqual([contents.telegram.inviteUrl, inviteUrl]);
});

it('shows texts without scripts', async () => {
  const text = '**Bold** <script>alert(1)</script> [x](javascript:alert(1))';
  const { id } = await publishKind(shop, seller, { kind: 'lesson', content: { text } });
  const [part] = partsOf(await shop.read(await buy(id)));
  expect(part?.html).toContain('<strong>Bold</strong> &lt;script&gt;');
  expect(part?.html).not.toContain('javascript:');
});

describe('a combo', () => {
  const holding = (...products: Product[]) => ({ items: products.map(({ id }) => ({ productId: id })) });

  it('gives what it held when it was bought, whatever became of it', async () => {
    const [lesson, webinar, lock] = [await make('lesson'), await make('webinar'), await make('lock')];
    const { id } = await publishKind(shop, seller, { kind: 'combo', content: holding(lesson, webinar) });
    const early = await buy(id);
    const whole = [
      ['product', 'Raga basics'],
      ...samples.lesson.accessParts,
      ['product', 'Raga basics'],
      ...samples.webinar.accessParts,
    ];
    expect(outline(partsOf(await shop.read(early)))).toEqual(whole);
    expect(await changeKind(shop, seller, id, { content: holding(lesson, lock) })).toBe(200);
    for (const event of ['pause', 'archive'])
      await shop.call({ method: 'POST', url: `/api/products/${webinar.id}/${event}`, token: seller.token });
    const late = await buy(id);
    expect(outline(partsOf(await shop.read(early)))).toEqual(whole);
    expect(outline(partsOf(await shop.read(late)))).toEqual([
      ...whole.slice(0, 4),
      ['product', 'Raga basics'],
      ...samples.lock.accessParts,
    ]);
  });

  it('is not sold while something in it is gone', async () => {
    const [lesson, lock] = [await make('lesson'), await make('lock')];
    const { id } = await publishKind(shop, seller, { kind: 'combo', content: holding(lesson, lock) });
    const move = (event: string) =>
      shop.call({ method: 'POST', url: `/api/products/${lock.id}/${event}`, token: seller.token });
    await move('pause');
    expect((await shop.order(id)).status).toBe(201);
    await move('archive');
    expect(await shop.order(id)).toMatchObject({ status: 409, body: { code: 'closed' } });
  });
});
