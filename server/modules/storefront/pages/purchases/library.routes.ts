import { kinds, membershipPath } from '@haat/kinds/facts';
import type { LibraryFilter } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuyerProof } from '../../../../platform/http/contract';
import { invalid, Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { readerOf } from '../../../../platform/http/pages/page-language';
import { deviceOf, normalizePhone } from '../../../accounts';
import { isPublicId, type Storefront } from '../storefront.parts';
import { nothingTyped, refused } from './access.routes';
import { membersProduct, namedIn } from './membership.routes';

const here = '/purchase/library';
const signedOut = `${here}?signed-out=1`;

async function ask(
  storefront: Storefront,
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, ...more }: { phone?: string; sent?: boolean; error?: string; status?: number } = {},
) {
  const proof = await storefront.dependencies.buyers.proofOf(request);
  const entry = await membersProduct(storefront, textOf(request.body, 'product'));
  const product = entry && namedIn(entry);
  const site = storefront.siteOf(request);
  const orderId = orderIn(request);
  const isSignedOut = textOf(request.query, 'signed-out') !== '';
  const hasLibrary = product === null && hasProved(proof);
  return storefront.send(
    reply,
    { page: 'libraryCode', site, ...nothingTyped, isSignedOut, product, orderId, hasLibrary, ...more },
    status,
  );
}

const refusedAs = (
  storefront: Storefront,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  typed: { phone: string; sent: boolean },
) =>
  refused(error, (message, status) => {
    const isPhone = error instanceof Refusal && error.fields?.['phone'];
    if (error instanceof Refusal && error.retryAfterSeconds !== undefined)
      reply.header('retry-after', String(error.retryAfterSeconds));
    return ask(storefront, request, reply, {
      ...typed,
      sent: typed.sent && !isPhone,
      error: isPhone || message,
      status,
    });
  });

/** E.164. @throws Refusal 422 */
function phoneIn(request: FastifyRequest): string {
  const phone = normalizePhone(typedPhone(request));
  if (!phone) throw invalid({ phone: 'Enter an Indian mobile number with 10 digits' });
  return phone;
}

/**
 * What was bought, for a browser without scripts or without a session of the app: a phone, the code that is sent there, and the list. The browser is
 * known by its cookie from then on. Codes have the limits of `send-otp` and `verify-otp`.
 */
export function libraryRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send } = storefront;
  const { access, buyers, identity, sales } = dependencies;

  app.get(here, async (request, reply) => {
    const proof = await buyers.proofOf(request);
    if (!proof || !hasProved(proof) || textOf(request.query, 'number') !== '')
      return ask(storefront, request, reply);
    const cursor = textOf(request.query, 'cursor') || undefined;
    const filter = filterIn(request);
    const isFiltered = filter.q !== '' || filter.kind !== null;
    const asked = { q: filter.q || undefined, kind: filter.kind ?? undefined };
    const [{ items, next, resume }, coming] = await Promise.all([
      sales.purchases(proof, { cursor, ...asked }),
      isFiltered || cursor ? null : sales.purchases(proof, { show: 'coming' }),
    ]);
    return send(reply, {
      page: 'library',
      site: siteOf(request),
      purchases: items,
      coming: coming?.items ?? [],
      resume,
      filter,
      phoneEndings: proof.phones.map((phone) => phone.slice(-4)),
      moreUrl: next === null ? null : pathWith(filter, next),
      now: storefront.deps.clock.now().toISOString(),
    });
  });

  app.post('/purchase/code', async (request, reply) => {
    const phone = typedPhone(request);
    try {
      const language = readerOf(request);
      await identity.startOtp(phoneIn(request), request.ip, { language, device: deviceOf(request) });
    } catch (error) {
      // One that was sent a moment ago can still be typed.
      const sent = codeOf(error) === 'otp_too_soon' || textOf(request.body, 'again') !== '';
      return refusedAs(storefront, request, reply, error, { phone, sent });
    }
    return ask(storefront, request, reply, { phone, sent: true });
  });

  app.post('/purchase/verify', async (request, reply) => {
    const otp = textOf(request.body, 'otp').trim();
    try {
      const phone = phoneIn(request);
      if (!/^\d{6}$/.test(otp)) throw new Refusal(422, 'invalid_fields', 'The code has 6 digits.');
      await identity.confirmOtp(phone, otp, deviceOf(request));
      await buyers.proved(request, reply, phone);
    } catch (error) {
      return refusedAs(storefront, request, reply, error, { phone: typedPhone(request), sent: true });
    }
    const orderId = orderIn(request);
    if (orderId !== null) return reply.redirect(`/access/${orderId}?from=code`, 303);
    const product = textOf(request.body, 'product');
    const entry = await membersProduct(storefront, product);
    return reply.redirect((entry && membershipPath(entry.product.kind, entry.product.id)) ?? here, 303);
  });

  app.post('/purchase/sign-out', async (request, reply) => {
    await buyers.end(request, reply);
    return reply.redirect(signedOut, 303);
  });

  /** Links and tokens of all that was bought here go first: whoever is cut off then can press again. */
  app.post('/purchase/sign-out-everywhere', async (request, reply) => {
    const proof = await buyers.proofOf(request);
    if (proof) await access.revokeAll(proof);
    await buyers.endEverywhere(request, reply);
    return reply.redirect(signedOut, 303);
  });
}

/** As long as the search of the API takes. */
const longestSearch = 80;

const filterIn = ({ query }: FastifyRequest): LibraryFilter => ({
  q: textOf(query, 'q').trim().slice(0, longestSearch),
  kind: kinds.find((kind) => kind === textOf(query, 'kind')) ?? null,
});

const pathWith = ({ q, kind }: LibraryFilter, cursor: string): string =>
  `${here}?${new URLSearchParams({ ...(q && { q }), ...(kind && { kind }), cursor })}`;

/** The order that the code was asked for. */
function orderIn({ body }: FastifyRequest): string | null {
  const id = textOf(body, 'order');
  return isPublicId(id) ? id : null;
}

const hasProved = (proof: BuyerProof | null): boolean =>
  proof !== null && (proof.phones.length > 0 || proof.orders.length > 0);

/** As it was typed, as far as a number can be long. */
const typedPhone = (request: FastifyRequest): string => textOf(request.body, 'phone').trim().slice(0, 20);

const codeOf = (error: unknown): string | null => (error instanceof Refusal ? error.code : null);
