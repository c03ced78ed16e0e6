import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../server/modules/orders/checkout/testing/shop';
import { type Config, ConfigError, loadConfig } from '../../../server/platform/config/config';
import { productionEnv } from '../../../server/platform/config/config.testing';

const dataDir = mkdtempSync(join(tmpdir(), 'haat-s04-'));
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

const starting = (env: Record<string, string | undefined>) => () =>
  loadConfig({ ...productionEnv, DATA_DIR: dataDir, ...env });

test('S4: production with every provider named starts', () => {
  expect(starting({})().providers).toMatchObject({
    payments: { provider: 'cashfree' },
    payouts: { provider: 'cashfree' },
    verification: { provider: 'cashfree' },
  });
});

test.each(['PAYMENT_PROVIDER', 'PAYOUT_PROVIDER', 'VERIFICATION_PROVIDER'])(
  'S4: production refuses to start without %s, and with the sandbox there',
  (name) => {
    for (const unset of [undefined, '']) {
      expect(starting({ [name]: unset })).toThrow(ConfigError);
      expect(starting({ [name]: unset })).toThrow(new RegExp(`^${name}: not set. .*Set ${name}=cashfree`));
    }
    for (const allowed of [undefined, '', 'off', '0'])
      expect(starting({ [name]: 'sandbox', ALLOW_SANDBOX: allowed })).toThrow(
        `${name}: "sandbox" is not allowed in production`,
      );
    expect(starting({ [name]: undefined, ALLOW_SANDBOX: 'on' })).toThrow(`${name}: not set`);
  },
);

test('S4: only an installation for trials says that it runs on the sandbox', () => {
  const sandbox = {
    PAYMENT_PROVIDER: 'sandbox',
    PAYOUT_PROVIDER: 'sandbox',
    VERIFICATION_PROVIDER: 'sandbox',
  };
  for (const allowed of ['on', '1', 'true'])
    expect(starting({ ...sandbox, ALLOW_SANDBOX: allowed })().providers).toMatchObject({
      payments: null,
      payouts: null,
      verification: null,
    });
  expect(starting({ ...sandbox, ALLOW_SANDBOX: 'perhaps' })).toThrow('ALLOW_SANDBOX');
});

test.each(['CASHFREE_URL', 'CASHFREE_PAYOUT_URL', 'CASHFREE_VERIFICATION_URL'])(
  'S4: production refuses %s of a sandbox of Cashfree, where payments are free as well',
  (name) => {
    expect(starting({ [name]: 'https://sandbox.cashfree.com/pg' })).toThrow(
      `${name}: the URL of a sandbox is not allowed in production`,
    );
  },
);

test('S4: beside a real gateway nobody pays in the sandbox, not even an order opened there before', async () => {
  const seller = await shop.seller();
  const { body: placed } = await shop.order(await shop.page(seller));
  const { payments } = starting({})().providers;
  const real = await openShop({
    database: shop.deps.database,
    signer: shop.deps.signer,
    config: { ...shop.deps.config, providers: { ...shop.deps.config.providers, payments } } as Config,
  });
  try {
    const url = `/sandbox/payments/${placed.payment.session}`;
    const payload = { outcome: 'success', method: 'upi' };
    expect((await real.call({ method: 'POST', url, payload })).status).toBe(404);
    expect((await shop.wallet(seller)).lifetime).toBe(0);
  } finally {
    await real.app.close();
  }
});
