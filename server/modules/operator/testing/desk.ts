import { loadMoneyRules } from '../../../platform/config.money';
import { openShop, type Shop } from '../../checkout/testing/shop';
import { sentCode } from '../../notify/testing/sent-code';

interface Answer {
  status: number;
  // What came is read and compared, field by field, in the tests.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Desk {
  shop: Shop;
  /** The operator's token. */
  token: string;
  get(url: string, token?: string): Promise<Answer>;
  post(url: string, payload: object, as?: { token?: string; key?: string }): Promise<Answer>;
  put(url: string, payload: object): Promise<Answer>;
  /** A code sent to the operator's phone. */
  code(): Promise<string>;
  /** Lets the operator's session act. */
  unlock(): Promise<void>;
  /** Signs the operator in once more. */
  anotherSession(): Promise<string>;
  close(): Promise<void>;
}

/** The first phone that a test shop gives out. */
const phone = '+919876510001';
const minute = 60_000;

/** A whole server with one operator. */
export async function openDesk(): Promise<Desk> {
  const rules = loadMoneyRules({}, { isProduction: false, secret: 'a secret for tests alone' });
  const money = { ...rules, operators: new Set([phone]) };
  const shop = await openShop({ config: { money } as never });
  const { token } = await shop.seller('Asha Operator');

  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    { token: as = token, key }: { token?: string; key?: string } = {},
  ) => {
    const headers = { ...(key && { 'idempotency-key': key }) };
    const about = { method, url: `/api/operator${url}`, token: as, headers };
    const { status, body } = await shop.call({ ...about, ...(payload && { payload }) });
    return { status, body };
  };
  const post: Desk['post'] = (url, payload, as) => call('POST', url, payload, as);

  /** The newest code on its way to the operator. */
  async function newestCode(): Promise<string> {
    const code = await sentCode(shop.deps, phone);
    if (!code) throw new Error('no code is on its way');
    return code;
  }

  async function code(): Promise<string> {
    shop.deps.clock.advance(minute);
    const sent = await shop.call({ method: 'POST', url: '/api/step-up', token });
    if (sent.status !== 200) throw new Error(`no code was sent: ${sent.status}`);
    return newestCode();
  }

  return {
    shop,
    token,
    get: (url, as = token) => call('GET', url, undefined, { token: as }),
    post,
    put: (url, payload) => call('PUT', url, payload),
    code,
    async unlock() {
      const { status } = await post('/unlock', { otp: await code() });
      if (status !== 200) throw new Error(`not unlocked: ${status}`);
    },
    async anotherSession() {
      shop.deps.clock.advance(minute);
      await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone } });
      const payload = { phone, otp: await newestCode() };
      const { body } = await shop.call({ method: 'POST', url: '/api/verify-otp', payload });
      return (body as { token: string }).token;
    },
    close: () => shop.close(),
  };
}
