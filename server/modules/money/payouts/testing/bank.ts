import type { Payout, PayoutDetail, Wallet } from '@haat/openapi';
import {
  type CashfreePayouts,
  payoutKeys,
  startCashfreePayouts,
} from '../../../../../tests/simulators/cashfree/cashfree-payouts';
import type { Database } from '../../../../platform/database/database';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import { newKey, openShop, type Seller, type Shop } from '../../../orders/checkout/testing/shop';
import { createLedger, type Ledger } from '../../ledger';
import { adjustFor } from '../../ledger/testing/moved';

/** A creator whose documents are in order, with an account that has cooled off. */
export interface Payee extends Seller {
  accountId: string;
}

type Account = { kind: 'bank'; accountNumber: string; ifsc: string } | { kind: 'upi'; vpa: string };

export interface Bank extends Shop {
  ledger: Ledger;
  cashfree: CashfreePayouts | null;
  payee(account?: Account, earned?: number): Promise<Payee>;
  /** Gives an account; answers its id. It cools off unless time passes. */
  addAccount(seller: Seller, account: Account): Promise<string>;
  /** Takes the payee's account away, with a code. */
  removeAccount(payee: Payee): Promise<void>;
  earn(seller: Pick<Seller, 'id'>, amount: number): Promise<void>;
  ask(
    payee: Payee,
    amount: number,
    key?: string,
  ): Promise<{ status: number; body: Payout & { code?: string; message?: string } }>;
  detail(payee: Payee, id: string): Promise<PayoutDetail>;
  purse(payee: Payee): Promise<Pick<Wallet, 'available' | 'inTransit'>>;
  /** Lets so many minutes pass, and everything run that is due by then. */
  later(minutes: number): Promise<void>;
  /** Texts sent to a creator about withdrawals. */
  messagesTo(payee: Payee): Promise<string[]>;
}

type BankContext = Pick<Shop, 'call' | 'deps'>;

async function post<Body>(
  { call }: BankContext,
  { token }: Seller,
  url: string,
  payload: object,
): Promise<Body> {
  const { status, body } = await call({ method: 'POST', url, token, payload });
  if (status >= 300) throw new Error(`${url} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

async function codeOf(context: BankContext, seller: Seller): Promise<string> {
  // A second password is not sent within the same minute.
  context.deps.clock.advance(2 * 60_000);
  await post(context, seller, '/api/step-up', {});
  const otp = await sentCode(context.deps, seller.phone);
  if (!otp) throw new Error('no code was sent');
  return otp;
}

async function addAccount(context: BankContext, seller: Seller, account: Account): Promise<string> {
  const otp = await codeOf(context, seller);
  const { id } = await post<{ id: string }>(context, seller, '/api/payout-accounts', { ...account, otp });
  await context.deps.jobs.drain();
  return id;
}

const noProviders = {
  payments: null,
  verification: null,
  sms: null,
  mail: null,
  google: null,
  firebase: null,
  telegram: null,
  discord: null,
};

/** A server whose creators withdraw: to the built-in bank, or through a simulated Cashfree. */
export async function openBank({
  isOutside = false,
  database,
}: {
  isOutside?: boolean;
  database?: Database;
} = {}): Promise<Bank> {
  const cashfree = isOutside ? await startCashfreePayouts() : null;
  const payouts = cashfree && {
    provider: 'cashfree',
    ...payoutKeys,
    url: cashfree.url,
    apiVersion: '2024-01-01',
    publicKey: null,
    timeoutMs: 1_000,
  };
  const shop = await openShop({
    config: { providers: { ...noProviders, payouts } } as never,
    ...(database && { database }),
  });
  const { deps, call } = shop;
  const ledger = createLedger({ ...deps, settlementDays: 2 });
  let names = 0;
  const bank: Bank = {
    ...shop,
    ledger,
    cashfree,
    addAccount: (seller, account) => addAccount(context, seller, account),

    async removeAccount({ accountId, ...payee }) {
      const headers = { 'step-up-code': await codeOf(context, payee) };
      const url = `/api/payout-accounts/${accountId}`;
      const { status } = await call({ method: 'DELETE', url, token: payee.token, headers });
      if (status !== 200) throw new Error(`not removed: ${status}`);
    },

    async payee(account, earned = 100_000) {
      names += 1;
      const seller = await shop.seller(`Meera Iyer`);
      const pan = `ABCPV${String(5_000 + names)}D`;
      await post(context, seller, '/api/kyc/pan', { pan, name: 'Meera Iyer' });
      await deps.jobs.drain();
      // An account of their own: one that several creators give is looked at.
      const bankAccount: Account = {
        kind: 'bank',
        accountNumber: `50100${100_000 + names}7`,
        ifsc: 'HDFC0000123',
      };
      const accountId = await addAccount(context, seller, account ?? bankAccount);
      deps.clock.advance(25 * 3_600_000);
      if (earned > 0) await bank.earn(seller, earned);
      return { ...seller, accountId };
    },

    earn: ({ id: sellerId }, amount) => adjustFor(deps, ledger, { sellerId, amount }),

    ask: ({ token, accountId }, amount, key = newKey()) =>
      call({
        method: 'POST',
        url: '/api/payouts',
        token,
        headers: { 'idempotency-key': key },
        payload: { amount, accountId },
      }),

    async detail({ token }, id) {
      return (await call({ method: 'GET', url: `/api/payouts/${id}`, token })).body;
    },

    async purse(payee) {
      const { available, inTransit } = await shop.wallet(payee);
      return { available, inTransit };
    },

    async later(minutes) {
      deps.clock.advance(minutes * 60_000);
      await deps.jobs.drain();
    },

    async messagesTo({ phone }) {
      const { rows } = await deps.database.pool.query<{ text: string }>(
        `select text from message where sent_to = '${phone}' and text like 'Your withdrawal%' order by at`,
      );
      return rows.map(({ text }) => text);
    },

    async close() {
      await shop.close();
      await cashfree?.close();
    },
  };
  const context: BankContext = { call, deps };
  cashfree?.webhooksTo(`${deps.webhookBase()}/webhooks/cashfree-payouts`);
  return bank;
}
