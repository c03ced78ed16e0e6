import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  openTestDatabase,
  resetDatabase,
  type TestDeps,
  testDeps,
} from '../../../../platform/testing/testing';
import {
  type ChargeWish,
  chargeSession,
  type MandateGateway,
  type MandateWish,
} from '../../mandates.gateway';
import { createPaymentGateways, type PaymentGateways } from '../../payments';
import type { PaymentNotice } from '../../payments.gateway';

type First = MandateWish['first'];

/** The built-in bank with a shop that only listens, and hands that move its time. */
export interface TestBank {
  deps: TestDeps;
  gateways: PaymentGateways;
  mandates: MandateGateway;
  /** What the shop was told, as the gateway of the webhooks reads it. */
  webhooks: unknown[];
  /** What it answers. */
  answers: number;
  /** Begins anew, at noon in India on 21 November 2026. */
  begin(): Promise<void>;
  /** By India's clocks: `2026-11-22T07:00`. */
  goTo(time: string): void;
  /** A mandate that its buyer has agreed to. */
  agreed(id?: string, first?: First): Promise<{ id: string; session: string }>;
  /** Of M1, for tomorrow. */
  charge(over?: Partial<ChargeWish>): ReturnType<MandateGateway['charge']>;
  statusOf(id: string, session?: string): Promise<PaymentNotice[]>;
  close(): Promise<void>;
}

export const mandateInput = (id: string, first: First = { amount: 49_900, isKept: true }): MandateWish => ({
  id,
  title: 'A club',
  most: 49_900,
  currency: 'INR',
  first,
  buyer: { phone: '+919876543210', email: null, name: null },
  until: new Date('2036-11-21T00:00:00Z'),
});

export async function openTestBank(): Promise<TestBank> {
  const database = await openTestDatabase();
  const shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (bank.answers === 200)
        bank.webhooks.push(bank.gateways.sandbox.verifyWebhook(Buffer.concat(chunks), request.headers));
      response.writeHead(bank.answers).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;

  async function fresh() {
    await resetDatabase(database);
    const deps = await testDeps({ database });
    const gateways = createPaymentGateways({ ...deps, webhookBase: () => origin });
    const mandates = gateways.mandates.current;
    if (!mandates) throw new Error('The sandbox does not support mandates');
    return { deps, gateways, mandates, webhooks: [], answers: 200 };
  }

  const bank: TestBank = {
    ...(await fresh()),
    async begin() {
      await bank.deps.jobs.stop();
      Object.assign(bank, await fresh());
      bank.goTo('2026-11-21T12:00');
    },
    goTo(time) {
      const { clock } = bank.deps;
      clock.advance(new Date(`${time}:00+05:30`).getTime() - clock.now().getTime());
    },
    async agreed(id = 'M1', first) {
      const { session } = await bank.mandates.propose(mandateInput(id, first));
      await bank.gateways.sandboxBank.play(session, 'agree', 'upi');
      return { id, session };
    },
    charge: (over) =>
      bank.mandates.charge({ id: 'C1', mandateId: 'M1', amount: 49_900, day: '2026-11-22', ...over }),
    statusOf: (id, session = chargeSession('M1')) => bank.mandates.payments.status({ id, session }),
    async close() {
      await bank.deps.jobs.stop();
      await database.close();
      await new Promise((resolve) => shop.close(resolve));
    },
  };
  return bank;
}
