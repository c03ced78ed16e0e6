// What end-to-end tests of payments through Cashfree start from: the simulator, and a product that is paid through it.
import { expect, type Page } from '@playwright/test';
import { type Cashfree, startCashfree } from '../../simulators/cashfree/cashfree';
import { cashfreeEnv } from '../../simulators/cashfree/cashfree.env';
import { freePort } from '../../simulators/free-port';
import { startHaat } from '../../simulators/haat';
import { test as base } from './test';

/** Each worker has both of its own. The product knows its own address, to which Cashfree leads back. */
export const test = base.extend<object, { cashfree: Cashfree }>({
  cashfree: [
    // Playwright reads here what a fixture needs, and this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const cashfree = await startCashfree();
      await give(cashfree);
      await cashfree.close();
    },
    { scope: 'worker' },
  ],

  haat: [
    async ({ configured, cashfree }, give) => {
      const port = await freePort();
      const ownEnv = { PUBLIC_URL: `http://127.0.0.1:${port}`, ...cashfreeEnv(cashfree) };
      const haat = await startHaat({ port, env: { ...configured, ...ownEnv } });
      cashfree.webhooksTo(`${haat.url}/webhooks/cashfree`);
      await give(haat);
      await haat.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export const atCashfree = (page: Page) => expect(page).toHaveTitle('Cashfree simulator');
