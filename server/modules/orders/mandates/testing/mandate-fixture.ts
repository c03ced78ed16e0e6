import type { Database } from '../../../../platform/database/database';
import { type TestDeps, testDeps } from '../../../../platform/testing/testing';
import { createMandates, type MandateChange, type MandateRow, type Mandates, mandateChangeQueue } from '..';
import { type Bank, createBank } from './bank';

const minute = 60_000;

/** Mandates over a bank that does as it is told, and hands that move time. */
export interface MandateFixture {
  deps: TestDeps;
  bank: Bank;
  mandates: Mandates;
  /** Word that was left for subscriptions, by the mandate's id. */
  transitions: string[];
  /** A subscription of its own for each number. */
  member(number: number): { sellerId: string; subscriptionId: string };
  /** Opens one for `member(number)`. */
  propose(number: number, most?: number): Promise<string>;
  /** As it is written. */
  row(id: string): Promise<MandateRow>;
  /** A webhook says that this one has moved. */
  sendWebhook(id: string): Promise<void>;
  /** Minutes go by, and everything that is due is done. */
  later(minutes: number): Promise<void>;
  close(): Promise<void>;
}

const queue = 'mandates.sync';
const sellerId = '0190a000-0000-7000-8000-000000000001';
const buyer = { phone: '+919800000001', email: null, name: 'Meera' };

export async function openMandateFixture(database?: Database): Promise<MandateFixture> {
  const bank = createBank();
  const deps = await testDeps(database && { database });
  const mandates = createMandates({ ...deps, gateways: bank.gateways }, { queue });
  const transitions: string[] = [];
  deps.jobs.handle<MandateChange>(
    mandateChangeQueue,
    async ({ mandateId }) => void transitions.push(mandateId),
  );

  const member = (number: number) => ({ sellerId, subscriptionId: `sub${number}` });

  return {
    deps,
    bank,
    mandates,
    transitions,
    member,
    async propose(number, most = 499_00) {
      return (await mandates.propose({ ...member(number), title: 'Morning yoga', most, buyer })).id;
    },
    async row(id) {
      return deps.database.db
        .selectFrom('mandate')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    },
    async sendWebhook(id) {
      await mandates.sync(id);
      await deps.jobs.drain();
    },
    async later(minutes) {
      deps.clock.advance(minutes * minute);
      await deps.jobs.drain();
    },
    close: deps.close,
  };
}
