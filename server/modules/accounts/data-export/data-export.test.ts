import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataExport, FileAddress, Image } from '@haat/openapi';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exporters } from '../../../modules';
import { openShop, type Seller, type Shop } from '../../orders/checkout/testing/shop';
import { stepUp } from '../account-deletion/testing/leaver';
import { asCsv, asJson } from './data-export.files';
import { findAll } from './exporter.repository';

let shop: Shop;
let seller: Seller;
const dir = mkdtempSync(join(tmpdir(), 'haat-data-export-'));

beforeAll(async () => {
  shop = await openShop();
  seller = await shop.seller();
  const page = await shop.page(seller);
  const { body } = await shop.order(page, { buyer: { phone: '98765 43210', name: '=HYPERLINK("x")' } });
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
});
afterAll(async () => {
  await shop.close();
  rmSync(dir, { recursive: true, force: true });
});

const url = '/api/account/data-export';
const look = async ({ token }: Seller): Promise<DataExport> =>
  (await shop.call({ method: 'GET', url, token })).body;
async function ask(by: Seller): Promise<{ status: number; body: DataExport }> {
  const headers = { 'step-up-code': await stepUp(shop, by) };
  return shop.call({ method: 'POST', url, token: by.token, headers });
}
async function address({ token }: Seller): Promise<string> {
  const { body } = await shop.call({ method: 'POST', url: `${url}/file`, token });
  return (body as FileAddress).url;
}
async function fetched(by: Seller): Promise<Buffer> {
  const answer = await shop.app.inject({ method: 'GET', url: await address(by) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  return answer.rawPayload;
}
/** The files of a zip by their names, by a reader that is not ours. */
function filesOf(zip: Buffer): Record<string, string> {
  const at = join(dir, 'copy.zip');
  writeFileSync(at, zip);
  const read =
    'import json, sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(json.dumps({n: z.read(n).decode("utf8" if n[:3] != "pic" else "latin1") for n in z.namelist()}))';
  const text = execFileSync('python3', ['-c', read, at], { maxBuffer: 64_000_000 }).toString('utf8');
  return JSON.parse(text) as Record<string, string>;
}
const things = (files: Record<string, string>, name: string): unknown[] =>
  JSON.parse(files[`json/${name}.json`] ?? '') as unknown[];

it('is packed once it was asked for with a code, told of, and holds what is theirs', async () => {
  expect(await look(seller)).toEqual({ status: 'none', askedAt: null, until: null, bytes: 0 });
  const without = await shop.call({ method: 'POST', url, token: seller.token });
  expect(without.status).toBe(400);
  expect(await ask(seller)).toMatchObject({ status: 200, body: { status: 'archiving' } });
  expect((await shop.call({ method: 'POST', url: `${url}/file`, token: seller.token })).status).toBe(404);
  await shop.deps.jobs.drain();
  const ready = await look(seller);
  expect(ready.status).toBe('ready');
  expect(await shop.count('notification', `seller_id = '${seller.id}' and link = '/account'`)).toBe(1);

  const zip = await fetched(seller);
  expect(zip).toHaveLength(ready.bytes);
  const files = filesOf(zip);
  for (const { name } of exporters) expect(things(files, name)).toBeInstanceOf(Array);
  expect(things(files, 'phones')).toEqual([{ phone: seller.phone, verifiedAt: expect.any(String) }]);
  expect(things(files, 'sales')).toMatchObject([
    { amountPaise: 49_900, buyerPhone: '+919876543210', productTitle: 'Raga basics' },
  ]);
  expect(things(files, 'ledger').length).toBeGreaterThan(2);
  const csv = files['csv/sales.csv'];
  expect(csv).toContain('amount (INR)');
  expect(csv).toContain('499.00');
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  const list = files['README.txt'];
  for (const { name, holds } of exporters) expect(list).toContain(`${name}: ${holds}`);
});

it('holds the pictures of products, each once, and nobody else’s', async () => {
  const painter = await shop.seller('Zoya');
  const upload = async (shade: number, token: string): Promise<Image> => {
    const background = { r: shade, g: 80, b: 80 };
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/media', headers, payload: picture });
    expect(answer.statusCode, answer.body).toBe(201);
    const { id, width, height, alt } = answer.json<Image>();
    return { id, width, height, alt };
  };
  const [cover, inGallery] = [await upload(10, painter.token), await upload(20, painter.token)];
  const forChats = await upload(40, painter.token);
  const product = { kind: 'page', title: 'Colours', prices: [{ type: 'once', amount: 10_000 }] };
  const make = async (payload: object, token: string) =>
    expect((await shop.call({ method: 'POST', url: '/api/products', token, payload })).status).toBe(201);
  await make({ ...product, cover, gallery: [inGallery], seo: { image: forChats } }, painter.token);
  await make({ ...product, cover }, painter.token);
  await make({ ...product, cover: await upload(30, seller.token) }, seller.token);
  await ask(painter);
  await shop.deps.jobs.drain();
  const files = filesOf(await fetched(painter));
  const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'));
  expect(pictures).toEqual([cover.id, inGallery.id, forChats.id].sort().map((id) => `pictures/${id}.jpg`));
  const size = await sharp(Buffer.from(files[pictures[0] ?? ''] ?? '', 'latin1')).metadata();
  expect([size.format, size.width, size.height]).toEqual(['jpeg', 60, 40]);
  expect(files['README.txt']).toContain('pictures: ');
});

it('asked for twice is the same one, and another day it is made anew', async () => {
  const before = await look(seller);
  expect(await ask(seller)).toMatchObject({ status: 200, body: before });
  shop.deps.clock.advance(25 * 60 * 60_000);
  expect((await ask(seller)).body.status).toBe('archiving');
  expect((await ask(seller)).body.status).toBe('archiving');
  await shop.deps.jobs.drain();
  expect((await look(seller)).askedAt).not.toBe(before.askedAt);
  expect(await shop.count('data_export', `seller_id = '${seller.id}' and ready_at is null`)).toBe(0);
});

it('speaks the language of its owner', async () => {
  const other = await shop.seller('Meera');
  const payload = { language: 'hi' };
  await shop.call({ method: 'PATCH', url: '/api/account', token: other.token, payload });
  await ask(other);
  await shop.deps.jobs.drain();
  expect(filesOf(await fetched(other))['README.txt']).toContain('sales: आपको मिला हर ऑर्डर');
});

it('is nobody else’s, opens for ten minutes, and is deleted after a week with its file', async () => {
  const stranger = await shop.seller('Zoya');
  expect((await shop.call({ method: 'POST', url: `${url}/file`, token: stranger.token })).status).toBe(404);
  expect((await shop.call({ method: 'GET', url })).status).toBe(401);
  const get = async (path: string) => (await shop.app.inject({ method: 'GET', url: path })).statusCode;
  const theirs = await address(seller);
  expect(await get(`${theirs}x`)).toBe(404);
  expect(await get('/files/data-export.zip')).toBe(404);
  shop.deps.clock.advance(10 * 60_000 + 1);
  expect(await get(theirs)).toBe(404);
  const { rows } = await shop.deps.database.pool.query<{ id: string }>(`select id from data_export`);
  shop.deps.clock.advance(8 * 24 * 60 * 60_000);
  await shop.deps.jobs.drain();
  expect(await look(seller)).toMatchObject({ status: 'none' });
  expect(await shop.count('data_export')).toBe(0);
  for (const { id } of rows) expect(await shop.deps.storage.get(`takeouts/${id}.zip`)).toBeNull();
});

it('what a crash has left unpacked is packed by the sweep', async () => {
  await ask(seller);
  await shop.deps.database.pool.query(`delete from job where queue = 'data-export.archive'`);
  shop.deps.clock.advance(11 * 60_000);
  await shop.deps.jobs.drain();
  expect((await look(seller)).status).toBe('ready');
});

it('a long list comes in pieces that stay small, whole and in order', async () => {
  const { database } = shop.deps;
  await database.pool.query(
    `insert into link (seller_id, id, slug, product_id, campaign, clicks, sales, earned, created_at)
     select $1, 'many' || i, 'many' || i, 'p', 'c', 0, 0, 0, timestamptz '2026-01-01' + i / 3 * interval '1 microsecond'
     from generate_series(1, 6000) i`,
    [seller.id],
  );
  const links = exporters.find(({ name }) => name === 'links');
  if (!links) throw new Error('no links');
  const owner = { accountId: seller.id, phones: [seller.phone] };
  for (const write of [asCsv, asJson]) {
    let longest = 0;
    const seen: string[] = [];
    for await (const piece of write(findAll(database.db, links, owner))) {
      longest = Math.max(longest, piece.length);
      seen.push(...[...piece.matchAll(/many\d+/g)].map(([slug]) => slug));
    }
    expect(new Set(seen).size).toBe(6_000);
    expect(seen).toHaveLength(6_000);
    expect(longest).toBeLessThan(150_000);
  }
});
