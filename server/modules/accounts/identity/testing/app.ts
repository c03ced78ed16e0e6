import type { SignedIn } from '@haat/openapi';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Deps } from '../../../../platform/deps';
import { registerApi } from '../../../../platform/http/api';
import type { Handlers } from '../../../../platform/http/contract';
import { createHttp } from '../../../../platform/http/http';
import { type TestDeps, testDeps } from '../../../../platform/testing/testing';
import { buyersSoFar, createAnalytics, createCounts, soldSoFar } from '../../../analytics';
import { createCatalog, createMedia, createProfilePictures, createReviews } from '../../../catalog';
import { createAccess, hasBoughtWith, replyTime, takesQuestions } from '../../../delivery';
import { createFeed, createNotifier, type Feed, type Notifier } from '../../../messaging';
import { createKycFacts } from '../../../money';
import { businessAlone } from '../../../money/invoices/testing/business';
import { createBuyerBrowsers } from '../../buyer-sessions';
import { createIdentity, createPushDevices, type Identity } from '..';

/** Handlers of a module that is no part of every creator's side. */
type Also = (deps: TestDeps, parts: { identity: Identity; notify: Notifier; feed: Feed }) => object;

interface TestAppContext {
  app: FastifyInstance;
  clients: number;
  deps: TestDeps;
  notify: ReturnType<typeof createNotifier>;
  analytics: ReturnType<typeof createAnalytics>;
}

function call(
  context: TestAppContext,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  { token, ...options }: Omit<InjectOptions, 'method' | 'url'> & { token?: string | undefined } = {},
): Promise<LightMyRequestResponse> {
  const { app } = context;
  return app.inject({
    method,
    url,
    // Everybody from an address of their own, so that limits per address stay out of the way.
    remoteAddress: `10.0.${++context.clients >> 8}.${context.clients & 255}`,
    ...options,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...options.headers },
  });
}

/** The newest code sent to a phone or an e-mail address. */
async function codeFor({ deps, notify }: TestAppContext, to: string): Promise<string> {
  await deps.jobs.drain();
  const code = (await notify.outbox()).find((message) => message.to === to && message.otp)?.otp;
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** Asks for a code and brings it back: the payloads are what the two calls take besides the code. */
async function exchange(
  context: TestAppContext,
  to: string,
  send: { url: string; payload: object; token?: string },
  verify: { url: string; payload: object; token?: string; headers?: Record<string, string> },
) {
  // Messages of one moment have no order.
  context.deps.clock.advance(1);
  const { url, ...asking } = send;
  const sent = await call(context, 'POST', url, asking);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const payload = { ...verify.payload, otp: await codeFor(context, to) };
  return call(context, 'POST', verify.url, { ...verify, payload });
}

function signedIn(answer: LightMyRequestResponse): SignedIn {
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<SignedIn>();
}

/** Signs in as anybody would; `phone` is E.164. */
async function signIn(
  context: TestAppContext,
  phone = '+919876543210',
  extra: object = { name: 'Meera Kulkarni' },
): Promise<SignedIn> {
  const send = { url: '/api/send-otp', payload: { phone } };
  const verify = { url: '/api/verify-otp', payload: { phone, ...extra } };
  return signedIn(await exchange(context, phone, send, verify));
}

async function signInByMail(context: TestAppContext, email: string, extra: object = {}): Promise<SignedIn> {
  const send = { url: '/api/emaillogin', payload: { email, phone: '' } };
  const verify = { url: '/api/verifyEmail-otp', payload: { email, phone: '', refId: null, ...extra } };
  return signedIn(await exchange(context, email, send, verify));
}

/** Adds a phone or an e-mail to a signed-in account and answers what the server said. */
function addAddress(
  context: TestAppContext,
  token: string,
  address: { phone: string } | { email: string },
  headers: Record<string, string> = {},
) {
  const to = 'phone' in address ? address.phone : address.email;
  const send = { url: '/api/account/addresses', payload: address, token };
  return exchange(context, to, send, {
    url: '/api/account/addresses/verify',
    payload: address,
    token,
    headers,
  });
}

async function close({ analytics, app, deps }: TestAppContext) {
  await analytics.stop();
  await app.close();
  await deps.close();
}

/** A creator's side of the server, over a database of its own. */
export async function openTestApp(overrides: Partial<Deps> = {}, also: Also = () => ({})) {
  const deps: TestDeps = await testDeps(overrides);
  const guarded = new Set<string>();
  const feed = createFeed(deps);
  const notify = createNotifier(deps, createPushDevices(deps), feed);
  const buyers = createBuyerBrowsers(deps);
  const identity = createIdentity(deps, {
    notify,
    buyers,
    hasBought: hasBoughtWith,
    isKycComplete: createKycFacts(deps).isComplete,
    requiresStepUp: async (id) => guarded.has(id),
  });
  const media = createMedia(deps);
  const counts = createCounts(deps);
  const profilePictures = createProfilePictures(deps, { identity, media });
  const catalog = createCatalog(deps, {
    identity,
    business: businessAlone(deps),
    media,
    reviews: createReviews(deps, { notify, access: createAccess(deps) }),
    records: {
      isVerified: createKycFacts(deps).isComplete,
      countBuyers: buyersSoFar(deps),
      takesQuestions: (sellerId) => takesQuestions(deps.database.db, sellerId),
      replyTime: (sellerId) => replyTime(deps.database.db, sellerId, deps.clock.now()),
    },
    profilePictures,
    soldSoFar: soldSoFar(deps, counts),
  });
  const analytics = createAnalytics(deps, { identity, media, catalog, counts });
  const handlers = {
    ...identity.handlers,
    ...catalog.handlers,
    ...media.handlers,
    ...profilePictures.handlers,
    ...analytics.handlers,
    ...also(deps, { identity, notify, feed }),
  };
  const app: FastifyInstance = await createHttp(deps.config, deps.log);
  const context: TestAppContext = { app, clients: 0, deps, notify, analytics };
  media.register(app);
  await app.register((api) =>
    registerApi(api, {
      handlers: handlers as unknown as Handlers,
      resolveSession: identity.resolveSession,
      buyerOf: buyers.proofOf,
    }),
  );
  await app.ready();
  return {
    deps,
    /** The accounts that money is tied to. */
    guarded,
    app,
    identity,
    media,
    profilePictures,
    catalog,
    analytics,
    notify,
    call: (
      method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
      url: string,
      input?: Omit<InjectOptions, 'method' | 'url'> & { token?: string | undefined },
    ) => call(context, method, url, input),
    codeFor: (to: string) => codeFor(context, to),
    signIn: (phone?: string, extra?: object) => signIn(context, phone, extra),
    signInByMail: (email: string, extra?: object) => signInByMail(context, email, extra),
    addAddress: (
      token: string,
      address: { phone: string } | { email: string },
      headers?: Record<string, string>,
    ) => addAddress(context, token, address, headers),
    close: () => close(context),
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
