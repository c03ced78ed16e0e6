import { productKinds } from '@haat/kinds/facts';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { Membership, MembershipModel } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import type { PublicEntry } from '../../../catalog';
import type { HeldGrant } from '../../../delivery';
import { isPublicId, type Storefront } from '../storefront.parts';
import { nothingTyped } from './access.routes';

const here = '/telegramPriviewlogin';

/** Where what somebody holds of a product is shown. */
export const membershipPath = (productId: string) => `${here}?id=${encodeURIComponent(productId)}`;

type ById = FastifyRequest<{ Params: { id: string } }>;

/** The product that a link or a form names, if it has members; null for any other. */
export async function membersProduct(
  { dependencies: { catalog } }: Pick<Storefront, 'dependencies'>,
  id: string,
): Promise<PublicEntry | null> {
  const entry = isPublicId(id) ? await catalog.publicProduct(id) : null;
  return entry && productKinds[entry.product.kind].members !== undefined ? entry : null;
}

/** The product as a page that asks for a code names it. */
export const namedIn = ({ product: { id, title, language } }: PublicEntry) => ({ id, title, language });

/**
 * Somebody's membership of a channel: who has proved a phone sees what it holds of the product, joins, and moves the place to another account. Nothing
 * is shown for having followed a link.
 */
export function membershipRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send } = storefront;
  const { buyers, grants, telegram } = dependencies;

  app.get(here, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const id = textOf(request.query, 'id');
    const entry = await membersProduct(storefront, id);
    if (!entry) return notThere(storefront, request, reply);
    const proof = await buyers.proofOf(request);
    const phones = proof?.phones ?? [];
    if (phones.length === 0 || textOf(request.query, 'number') !== '') {
      const product = namedIn(entry);
      return send(reply, { page: 'libraryCode', site: siteOf(request), ...nothingTyped, product });
    }
    const held = await grants.heldOf({ sellerId: entry.sellerId, productId: id, phones });
    const { seller, url } = entry.product;
    return send(reply, {
      page: 'membership',
      site: siteOf(request),
      product: { ...namedIn(entry), seller: seller.name, url: new URL(url, 'http://path').pathname },
      phoneEndings: phones.map((phone) => phone.slice(-4)),
      memberships: await Promise.all(held.map((grant) => membershipOf(storefront, grant))),
      moved: movedIn(textOf(request.query, 'moved')),
    });
  });

  app.get(`${here}/seats`, async (request, reply) => {
    const id = textOf(request.query, 'id');
    const entry = await membersProduct(storefront, id);
    const proof = entry && (await buyers.proofOf(request));
    const held = proof
      ? await grants.heldOf({ sellerId: entry.sellerId, productId: id, phones: proof.phones })
      : [];
    const memberships = await Promise.all(held.map((grant) => membershipOf(storefront, grant)));
    return reply
      .code(proof ? 200 : 404)
      .header('cache-control', 'no-store')
      .send({ joined: memberships.flatMap(({ id: grantId, seat }) => (seat?.isIn ? [grantId] : [])) });
  });

  app.get<{ Params: { id: string } }>(`${here}/join/:id`, async (request, reply) => {
    const grant = await provedGrant(storefront, request);
    const link =
      grant && telegram && canOpen(grant.status) ? await telegram.joinLink(grant.seller_id, grant.id) : null;
    if (link === null) return send(reply, { page: 'notFound', site: siteOf(request) }, 404);
    return reply.header('cache-control', 'no-store').redirect(link, 303);
  });

  app.post<{ Params: { id: string } }>(`${here}/move/:id`, async (request, reply) => {
    const grant = await provedGrant(storefront, request);
    if (!grant || !telegram) return send(reply, { page: 'notFound', site: siteOf(request) }, 404);
    const moved = await telegram.moveSeat(grant.seller_id, grant.id);
    return reply.redirect(`${membershipPath(grant.product_id)}&moved=${moved}`, 303);
  });
}

/** A grant whose phone this browser has proved; null for any other. */
async function provedGrant(storefront: Storefront, request: ById): Promise<HeldGrant | null> {
  const { buyers, grants } = storefront.dependencies;
  const { id } = request.params;
  const product = textOf(request.query, 'id') || textOf(request.body, 'product');
  const entry = isPublicId(id) ? await membersProduct(storefront, product) : null;
  const proof = entry && (await buyers.proofOf(request));
  return proof ? grants.provedOf({ sellerId: entry.sellerId, id, phones: proof.phones }) : null;
}

async function membershipOf(
  { dependencies: { telegram } }: Storefront,
  grant: HeldGrant,
): Promise<Membership> {
  const { id, status, granted_at, ends_at, subscription_id, order_id } = grant;
  const seat = telegram ? await telegram.seatOf(grant.seller_id, id) : null;
  const isOpen = canOpen(status);
  return {
    id,
    status,
    since: granted_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
    isSubscription: subscription_id !== null,
    joinPath: isOpen ? joinPathOf(grant, telegram !== null) : null,
    seat: seat && { name: seat.name, isTaken: seat.isTaken, isIn: seat.status === 'joined' },
    orderId: order_id,
  };
}

/** By the bot; without one the receipt has the shared link. */
function joinPathOf(
  { id, product_id: productId, order_id: orderId }: HeldGrant,
  hasBot: boolean,
): string | null {
  if (hasBot) return `${here}/join/${id}?id=${productId}`;
  return orderId === null ? null : `/access/${orderId}`;
}

const outcomes: readonly string[] = ['moved', 'free', 'tooOften', 'closed'];
const movedIn = (text: string): MembershipModel['moved'] =>
  outcomes.includes(text) ? (text as MembershipModel['moved']) : null;

async function notThere(
  { dependencies, siteOf, send }: Storefront,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const id = textOf(request.query, 'id');
  const entry = isPublicId(id) ? await dependencies.catalog.publicProduct(id) : null;
  const text =
    entry === null
      ? 'The channel may have been taken down, or the link is incomplete. If you paid for it, sign in with the same mobile number to see your purchases.'
      : 'This link is not for a Telegram channel. Sign in with the mobile number you paid with to see your purchases.';
  const action = { href: '/login?next=%2Fpurchase', label: 'Sign in to see your purchases' };
  const heading = 'This membership is not available';
  return send(reply, { page: 'unavailable', site: siteOf(request), heading, text, action }, 404);
}
