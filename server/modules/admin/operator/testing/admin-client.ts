import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { buildApp } from '../../../../app';
import { loadMoneyRules } from '../../../../platform/config/money';
import { createEvents } from '../../../../platform/events/events';
import { createJobs } from '../../../../platform/jobs/jobs';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import { openShop, type Shop } from '../../../orders/checkout/testing/shop';
import { issueEnrolment } from '../second-factor/enrolment.service';
import { type Authenticator, authenticator } from './app';

interface Answer {
  status: number;
  // What came is read and compared, field by field, in the tests.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface AdminClient {
  shop: Shop;
  /** The operator's token. */
  token: string;
  get(url: string, token?: string): Promise<Answer>;
  post(url: string, payload: object, as?: { token?: string; key?: string }): Promise<Answer>;
  put(url: string, payload: object): Promise<Answer>;
  /** The operator's. */
  app: Authenticator;
  /** Sets up a second factor for whoever has this phone and token, and lets the session in. */
  enrol(operator: { phone: string; token: string }): Promise<{ app: Authenticator; recoveryCodes: string[] }>;
  /** What the operator's app shows next. */
  code(): string;
  /** Lets the operator's session act. */
  unlock(): Promise<void>;
  /** Signs an operator in once more: the first one, unless said. */
  anotherSession(phone?: string): Promise<string>;
  /** A second server of the same database, to be closed. */
  anotherServer(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/** The first phones that a test shop gives out. */
export const firstPhone = '+919876510001';
export const secondPhone = '+919876510002';
const minute = 60_000;

/** A whole server with one operator, or with more. */
export async function openAdmin(
  phones: readonly string[] = [firstPhone],
  // Most tests are about something else than how much one operator moves alone.
  {
    movedAlone = 1_000_000_000_000,
    carriers = {},
  }: { movedAlone?: number; carriers?: Parameters<typeof openShop>[1] } = {},
): Promise<AdminClient> {
  const rules = loadMoneyRules({}, { isProduction: false, secret: 'a secret for tests alone' });
  const money = { ...rules, operators: new Set(phones), movedAlone };
  const shop = await openShop({ config: { money } as never }, carriers);
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
  const post: AdminClient['post'] = (url, payload, as) => call('POST', url, payload, as);

  /** The newest code on its way to an operator. */
  async function newestCode(to: string): Promise<string> {
    const code = await sentCode(shop.deps, to);
    if (!code) throw new Error('no code is on its way');
    return code;
  }

  const enrol: AdminClient['enrol'] = async (operator) => {
    const as = { token: operator.token };
    const { code } = await issueEnrolment(shop.deps, operator.phone);
    const response = await post('/second-factor', { code }, as);
    const app = authenticator(response.body.secret, shop.deps.clock);
    const confirmed = await post('/second-factor/confirmation', { code: app.next() }, as);
    if (confirmed.status !== 200) throw new Error(`not enrolled: ${confirmed.status}`);
    return { app, recoveryCodes: confirmed.body.recoveryCodes };
  };
  const { app } = await enrol({ phone: firstPhone, token });
  const code = () => app.next();

  return {
    shop,
    token,
    get: (url, as = token) => call('GET', url, undefined, { token: as }),
    post,
    put: (url, payload) => call('PUT', url, payload),
    app,
    enrol,
    code,
    async unlock() {
      const { status } = await post('/unlock', { code: code() });
      if (status !== 200) throw new Error(`not unlocked: ${status}`);
    },
    async anotherSession(of = firstPhone) {
      shop.deps.clock.advance(minute);
      await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone: of } });
      const payload = { phone: of, otp: await newestCode(of) };
      const { body } = await shop.call({ method: 'POST', url: '/api/verify-otp', payload });
      return (body as { token: string }).token;
    },
    anotherServer: () => {
      const jobs = createJobs(shop.deps);
      return buildApp({ ...shop.deps, metrics: new Registry(), jobs, events: createEvents(jobs) });
    },
    close: () => shop.close(),
  };
}
