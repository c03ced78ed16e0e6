import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TryLater } from '../../../server/gateways/delivery';
import type { SmsGateway } from '../../../server/gateways/sms';
import { createNotifier } from '../../../server/modules/messaging';
import { outboxOf, sentCode } from '../../../server/modules/messaging/sending/testing/sent-code';
import { openShop, type Shop } from '../../../server/modules/orders/checkout/testing/shop';
import { type Database, openDatabase } from '../../../server/platform/database/database';
import { gatewaysWith, testDeps } from '../../../server/platform/testing/testing';
import { layTestDatabase } from '../../../server/platform/testing/testing.database';

const phone = '+919812312312';
const email = 'ravi@example.com';

/** Every row of the tables that carry messages, as text. */
async function carried({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ row: string }>(
    'select row_to_json(j)::text as row from job j union all select row_to_json(m)::text from message m',
  );
  return rows.map(({ row }) => row).join('\n');
}

/** Whether a text stands in any file below a folder, the write-ahead log among them. */
function filesWith(dir: string, text: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

describe('S15: codes and links at rest', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-at-rest-'));
  let shop: Shop;

  beforeAll(async () => {
    await layTestDatabase(dataDir);
    shop = await openShop({ database: await openDatabase({ dataDir }) });
  });
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true });
  });

  const post = (url: string, payload: object) => shop.call({ method: 'POST', url, payload });

  it('a code is in no row and no file, and the outbox shows it', async () => {
    await post('/api/send-otp', { phone });
    await post('/api/emaillogin', { email });
    const codes = [await sentCode(shop.deps, phone), await sentCode(shop.deps, email)];
    expect(await carried(shop.deps.database)).toContain(phone);
    for (const code of codes) expect(await carried(shop.deps.database)).not.toContain(`${code}`);
    await shop.deps.jobs.drain();
    for (const code of codes) expect(await carried(shop.deps.database)).not.toContain(`${code}`);
    const shown = await outboxOf(shop.app);
    expect(shown.map(({ otp }) => otp)).toEqual(expect.arrayContaining(codes));
    for (const { otp, text } of shown) expect(text).toContain(otp);

    await shop.deps.database.checkpoint();
    expect(filesWith(dataDir, phone)).not.toEqual([]);
    // Digits alone are also parts of other numbers: a code in clear stands between quotes or in the words of its message.
    for (const code of codes)
      for (const clear of [`"${code}"`, `#${code}`, `${code} is your`, `\n${code}\n`])
        expect([clear, filesWith(dataDir, clear)]).toEqual([clear, []]);
  });

  it('nor is the key of an access link', async () => {
    const product = await shop.page(await shop.seller());
    const { body } = await shop.order(product, { buyer: { phone: '98123 12312', email } });
    await shop.pay(body.payment.session);
    const waiting = await carried(shop.deps.database);
    await shop.deps.jobs.drain();
    const receipt = (await outboxOf(shop.app)).find(({ text }) => text.includes(`/access/${body.id}`));
    const key = /\?k=([\w-]{43})/.exec(receipt?.text ?? '')?.[1] ?? 'none';
    expect(key).toHaveLength(43);
    expect(waiting + (await carried(shop.deps.database))).not.toContain(key);
    await shop.deps.database.checkpoint();
    expect(filesWith(dataDir, key)).toEqual([]);
  });
});

it('S15: a code that waits for its provider is in no row either', async () => {
  const sent: string[] = [];
  const sms: SmsGateway = {
    provider: 'silent',
    send: async ({ text }) => {
      sent.push(text);
      throw new TryLater('silent');
    },
  };
  const deps = await testDeps({ gateways: gatewaysWith({ sms }) });
  const notify = createNotifier(deps);
  await deps.database.tx((trx) => notify.sendCode(trx, { channel: 'sms', phone }, '731946'));
  await deps.jobs.drain();
  expect(sent).toEqual([expect.stringContaining('731946')]);
  const waiting = await carried(deps.database);
  expect(waiting).toContain('notify.sms');
  expect(waiting).not.toContain('731946');
  await deps.close();
});
