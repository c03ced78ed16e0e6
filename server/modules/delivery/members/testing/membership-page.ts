import type { Membership, MembershipModel } from '@haat/openapi/pages';
import type { LightMyRequestResponse } from 'fastify';
import { sentCode } from '../../../messaging/sending/testing/sent-code';
import type { Shop } from '../../../orders/checkout/testing/shop';
import { modelOf } from '../../../storefront/pages/testing/build';

/** What buyers do at the page of their membership of a product. */
export interface MembershipPage {
  /** Its address. */
  here: string;
  /** Proves a phone of ten digits there; answers the cookie of the browser. */
  signIn(phone: string): Promise<string>;
  show(cookie: string, more?: string): Promise<MembershipModel>;
  /** The first of what they hold. */
  first(cookie: string): Promise<Membership | undefined>;
  /** Answers where the browser is sent, or the status of a refusal. */
  move(cookie: string, grantId: string): Promise<string | number>;
  /** Where its button leads, or the status of a refusal. */
  joinLink(cookie: string, joinPath?: string | null): Promise<string | number>;
  get(url: string, cookie?: string): Promise<LightMyRequestResponse>;
}

export function membershipPage(
  { app, deps }: Pick<Shop, 'app' | 'deps'>,
  path: string,
  productId: string,
): MembershipPage {
  const here = `${path}?id=${productId}`;
  const get = (url: string, cookie = '') => app.inject({ method: 'GET', url, headers: { cookie } });
  const post = (url: string, fields: Record<string, string>, cookie = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', cookie },
      payload: new URLSearchParams({ product: productId, ...fields }).toString(),
    });
  const show = async (cookie: string, more = '') =>
    modelOf((await get(here + more, cookie)).body, 'membership');
  const first = async (cookie: string) => (await show(cookie)).memberships[0];
  return {
    here,
    get,
    show,
    first,
    signIn: async (phone) => {
      await post('/purchase/code', { phone });
      const otp = await sentCode(deps, `+91${phone}`);
      const opened = await post('/purchase/verify', { phone, otp });
      if (opened.headers.location !== here) throw new Error(`Sent to ${opened.headers.location}`);
      return String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    },
    move: async (cookie, grantId) => {
      const { statusCode, headers } = await post(`${path}/move/${grantId}`, {}, cookie);
      return headers.location ?? statusCode;
    },
    joinLink: async (cookie, joinPath) => {
      const { statusCode, headers } = await get(joinPath ?? (await first(cookie))?.joinPath ?? '', cookie);
      return headers.location ?? statusCode;
    },
  };
}
