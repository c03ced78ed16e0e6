// The server dies again and again while it wipes an account that was closed: started once more, it ends what it began.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountDeletion } from '@haat/openapi';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../simulators/call';
import { freePort } from '../simulators/free-port';
import { type Haat, startHaat } from '../simulators/haat';
import { decide, expectStatus, passwordSentTo, placeOrder, publishPage, signIn } from '../simulators/shop';
import { type Query, read, reading } from './books';

const phone = '9876566661';
const mail = 'kabir.sahil@example.com';
const places = ['account-deletion.documents', 'account-deletion.purchases', 'account-deletion.unpaid'];
const patience = { timeout: 60_000, interval: 200 };
let folder: string;
let port: number;
let haat: Haat;

const start = (crashAt?: string) =>
  startHaat({ dataDir: join(folder, 'data'), port, env: crashAt ? { HAAT_CRASH_AT: crashAt } : {} });
const look = <Found>(at: (query: Query) => Promise<Found>) => reading({ dataDir: join(folder, 'data') }, at);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-account-deletion-'));
  port = await freePort();
  haat = await start();
});
afterAll(async () => {
  await haat.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** Every table in which a text stands somewhere. */
async function tablesWith(text: string, query: Query): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await query(`select tablename as name from pg_tables where schemaname = 'public'`))
    if ((await query(`select 1 from "${name}" t where strpos(t::text, '${text}') > 0 limit 1`)).length > 0)
      found.push(String(name));
  return found.toSorted();
}

const untilDead = (passing = 'PT1S') =>
  vi.waitFor(async () => {
    await haat.advanceClock(passing).catch(() => undefined);
    expect(() => process.kill(haat.pid, 0)).toThrow('ESRCH');
  }, patience);

/** On the same data, until it has died at that place; it may do so before it answers. */
async function diesAt(place: string): Promise<void> {
  try {
    haat = await start(place);
  } catch (error) {
    expect(String(error)).toContain('The server ended at once');
    return;
  }
  await untilDead('PT1H');
}

/** Buys something, leaves something unpaid, writes something, and asks to go. */
async function livesAndLeaves(): Promise<void> {
  const seller = await signIn(haat, '9876566662', 'Asha');
  const { id: productId } = await publishPage(haat.url, seller.token);
  const buyer = { phone, email: mail, name: 'Kabir' };
  const paid = await placeOrder(haat.url, { productId, buyer }, 'deletion-paid');
  await decide(haat.url, paid.payment.session);
  const unpaid = await placeOrder(haat.url, { productId, buyer, remind: true }, 'deletion-unpaid');
  await decide(haat.url, unpaid.payment.session, 'failed');
  const { token } = await signIn(haat, phone, 'Kabir');
  await publishPage(haat.url, token, { title: 'Sold to nobody' });
  await haat.advanceClock('P10D');

  await call(haat.url, 'POST', '/api/step-up', { token });
  const headers = { 'Step-Up-Code': await passwordSentTo(haat, `+91${phone}`, 1) };
  const options = { token, headers, body: { remainder: 0 } };
  const deletion = expectStatus(
    await call<AccountDeletion>(haat.url, 'POST', '/api/account/deletion', options),
    200,
  );
  expect(deletion.status).toBe('scheduled');
}

it('ends it all, whatever it died at', async () => {
  await livesAndLeaves();
  await haat.stop();
  expect(await look((query) => tablesWith(mail, query))).toEqual(
    expect.arrayContaining(['message', 'orders']),
  );

  haat = await start('account-deletion.closed');
  await haat.advanceClock('P14D').catch(() => undefined);
  await untilDead();
  for (const place of places) await diesAt(place);

  haat = await start();
  // What was sent to a person is the last to go.
  await vi.waitFor(async () => {
    await haat.advanceClock('PT1H');
    expect((await haat.outbox()).filter(({ to }) => to === mail || to.endsWith(phone))).toEqual([]);
  }, patience);
  expect(await haat.stop()).toBe(0);
  await look(async (query) => {
    expect(await query('select status, traces from account_deletion')).toEqual([
      { status: 'erased', traces: null },
    ]);
    // The seller's document, as it was written.
    expect(await tablesWith(mail, query)).toEqual(['invoice']);
    expect((await read(query)).unbalanced).toEqual([]);
  });
});
