import { productKinds } from '@haat/kinds/facts';
import { sampleOf } from '@haat/kinds/samples';
import { beforeAll, expect, test } from 'vitest';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { buyerCookie } from '../../../orders/checkout/testing/buyer-cookie';
import type { Seller } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../testing/build';
import { get, setUpPages, shop } from '../testing/pages.setup';

setUpPages();

let seller: Seller;

beforeAll(async () => {
  seller = await shop.seller();
});

type Kind = keyof typeof contents;
/** Those that hand something over. */
const kinds = (Object.keys(contents) as Kind[]).filter((kind) => sampleOf(kind).accessParts.length > 0);

async function published(kind: Kind): Promise<string> {
  const payload = {
    kind,
    title: `A ${kind}`,
    prices: [{ type: 'once', amount: 9_900 }],
    content: contents[kind],
  };
  const made = await shop.call({ method: 'POST', url: '/api/products', token: seller.token, payload });
  const { id } = made.body as { id: string };
  const url = `/api/products/${id}/publish`;
  expect((await shop.call({ method: 'POST', url, token: seller.token })).status).toBe(200);
  return id;
}

async function bought(id: string): Promise<{ orderId: string; buyerHeaders: { cookie: string } }> {
  const placed = await shop.order(id);
  await shop.pay(placed.body.payment.session);
  return { orderId: placed.body.id, buyerHeaders: { cookie: buyerCookie(placed) } };
}

test.each(kinds)(
  'a %s is shown at its address, bought without scripts and opened on the receipt',
  async (kind) => {
    const id = await published(kind);
    const { previewBase } = productKinds[kind];
    const page = await get(`${previewBase}${id}`);
    expect(page.statusCode).toBe(200);
    expect(modelOf(page.body, 'preview').product).toMatchObject({ id, kind });
    expect(page.body).not.toContain('sesame');
    const elsewhere = await get(`/pp/${id}?code=EARLY`);
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([
      301,
      `${previewBase}${id}?code=EARLY`,
    ]);

    const step = await get(`/pp/${id}/checkout`);
    expect(modelOf(step.body, 'checkout').product).toMatchObject({ id, url: `${previewBase}${id}` });
    const { orderId, buyerHeaders } = await bought(id);
    const { order } = modelOf((await get(`/access/${orderId}`, buyerHeaders)).body, 'access');
    expect(order.access?.received?.parts.length).toBeGreaterThan(0);
  },
);

test('a seat is put into a calendar by who bought it, and by nobody else', async () => {
  const { orderId, buyerHeaders } = await bought(await published('webinar'));
  const file = await get(`/access/${orderId}/seat.ics`, buyerHeaders);
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="seat.ics"',
  });
  expect(file.body).toContain('DTSTART:20260301T130000Z\r\nDTEND:20260301T143000Z\r\nSUMMARY:A webinar\r\n');
  expect(file.body.replaceAll('\r\n ', '')).toContain(`/access/${orderId}?k=`);
  const { link } = modelOf((await get(`/access/${orderId}`, buyerHeaders)).body, 'access');
  const stranger = await get(`/access/${orderId}/seat.ics`);
  expect([stranger.statusCode, stranger.body.includes('VEVENT')]).toEqual([404, false]);
  const byLink = await get(`/access/${orderId}/seat.ics?${new URL(link).searchParams}`);
  expect([byLink.statusCode, byLink.headers.location]).toEqual([303, `/access/${orderId}?from=link`]);
});

test('what has no seat has no file for the calendar, nor what was given back', async () => {
  const lesson = await bought(await published('lesson'));
  expect((await get(`/access/${lesson.orderId}/seat.ics`, lesson.buyerHeaders)).statusCode).toBe(404);
  const { orderId, buyerHeaders } = await bought(await published('webinar'));
  const url = `/api/transactions/${orderId}/refund`;
  expect((await shop.call({ method: 'POST', url, token: seller.token, payload: {} })).status).toBeLessThan(
    300,
  );
  expect((await get(`/access/${orderId}/seat.ics`, buyerHeaders)).statusCode).toBe(404);
});
