import { kinds, productKinds } from '@haat/kinds/facts';
import { canOpen } from '@haat/machines/lifecycles/access';
import type { Membership, MembershipModel } from '@haat/openapi/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import type { HeldGrant, HeldProduct } from '../../../delivery';
import { isPublicId, type Storefront, searchOf } from '../storefront.parts';
import { nothingTyped } from './access.routes';
import { joinFailureOf } from './discord.routes';

type ById = FastifyRequest<{ Params: { id: string } }>;

/** A product that has members, as the pages for them name it. */
interface MembersProduct {
  sellerId: string;
  product: MembershipModel['product'];
}

/**
 * The product that a link or a form names, if it has members; null for any other. One that is archived has them still: for those without an order this
 * is the only way in.
 */
export async function membersProduct(
  { dependencies: { catalog } }: Pick<Storefront, 'dependencies'>,
  id: string,
): Promise<MembersProduct | null> {
  const found = isPublicId(id) ? await catalog.getSellable(id) : null;
  if (!found || productKinds[found.product.kind].members === undefined) return null;
  const { kind, title, language, status } = found.product;
  if (status === 'draft' || status === 'blocked') return null;
  const { sellerId } = found;
  const { seller } = await catalog.publicSeller(sellerId);
  const url = status === 'archived' ? null : new URL(found.url, 'http://path').pathname;
  return { sellerId, product: { id, kind, title, language, seller: seller.name, url } };
}

/** The product as a page that asks for a code names it. */
export const namedIn = ({ product: { id, kind, title, language } }: MembersProduct) => ({
  id,
  kind,
  title,
  language,
});

/**
 * Somebody's membership of a channel or server: who has proved a phone sees what it holds of the product, joins, and moves the place to another
 * account. Nothing is shown for having followed a link.
 */
export function membershipRoutes(app: FastifyInstance, storefront: Storefront): void {
  const pages = kinds.flatMap((kind) => productKinds[kind].membership ?? []);
  for (const page of new Set(pages)) pageRoutes(app, storefront, page);
}

function pageRoutes(app: FastifyInstance, storefront: Storefront, here: string): void {
  const { dependencies, siteOf, send } = storefront;
  const { buyers, seats } = dependencies;

  app.get(here, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const entry = await membersProduct(storefront, textOf(request.query, 'id'));
    if (!entry) return notThere(storefront, request, reply);
    const { kind } = entry.product;
    // The page of another service.
    if (productKinds[kind].membership !== here)
      return reply.redirect(`${productKinds[kind].membership}${searchOf(request)}`, 302);
    const proof = await buyers.proofOf(request);
    const phones = proof?.phones ?? [];
    if (phones.length === 0 || textOf(request.query, 'number') !== '') {
      const product = namedIn(entry);
      return send(reply, { page: 'libraryCode', site: siteOf(request), ...nothingTyped, product });
    }
    const { memberships, joined } = await membershipsOf(storefront, entry, phones);
    return send(reply, {
      page: 'membership',
      site: siteOf(request),
      product: entry.product,
      phoneEndings: phones.map((phone) => phone.slice(-4)),
      memberships,
      seats: {
        url: `${here}/seats?id=${entry.product.id}`,
        joined,
        isAwaited: memberships.some(({ id, joinPath }) => joinPath !== null && !joined.includes(id)),
      },
      moved: movedIn(textOf(request.query, 'moved')),
      joinFailure: joinFailureOf(textOf(request.query, 'discord')),
    });
  });

  app.get(`${here}/seats`, async (request, reply) => {
    const entry = await membersProduct(storefront, textOf(request.query, 'id'));
    const proof = entry && (await buyers.proofOf(request));
    const { joined } = proof ? await heldIn(storefront, entry, proof.phones) : { joined: [] };
    return reply
      .code(proof ? 200 : 404)
      .header('cache-control', 'no-store')
      .send({ joined });
  });

  app.get<{ Params: { id: string } }>(`${here}/join/:id`, async (request, reply) => {
    const { entry, grant } = await provedGrant(storefront, request);
    const link =
      grant && canOpen(grant.status)
        ? await seats[entry.product.kind]?.joinLink(grant.seller_id, grant.id)
        : null;
    if (!link) return send(reply, { page: 'notFound', site: siteOf(request) }, 404);
    return reply.header('cache-control', 'no-store').redirect(link, 303);
  });

  app.post<{ Params: { id: string } }>(`${here}/move/:id`, async (request, reply) => {
    const { entry, grant } = await provedGrant(storefront, request);
    const delivery = grant && seats[entry.product.kind];
    if (!delivery) return send(reply, { page: 'notFound', site: siteOf(request) }, 404);
    const moved = await delivery.moveSeat(grant.seller_id, grant.id);
    return reply.redirect(`${here}?id=${grant.product_id}&moved=${moved}`, 303);
  });
}

/** What phones hold of a product, and which of it is joined, as ids. */
async function heldIn(
  { dependencies: { grants, members } }: Storefront,
  { sellerId, product: { id: productId, kind } }: MembersProduct,
  phones: readonly string[],
): Promise<{ held: HeldProduct[]; joined: string[] }> {
  const held = await grants.heldOf({ sellerId, productId, phones });
  const joined = await members.joinedOf(
    sellerId,
    held.map(({ id }) => ({ id, kind })),
  );
  return { held, joined: held.flatMap(({ id }) => (joined.has(id) ? [id] : [])) };
}

async function membershipsOf(
  storefront: Storefront,
  entry: MembersProduct,
  phones: readonly string[],
): Promise<{ memberships: Membership[]; joined: string[] }> {
  const { held, joined } = await heldIn(storefront, entry, phones);
  const delivery = storefront.dependencies.seats[entry.product.kind];
  const memberships = held.map(async (grant) => {
    const seat = delivery ? await delivery.seatOf(grant.seller_id, grant.id) : null;
    return membershipOf(grant, {
      seat: seat && { name: seat.name, isTaken: seat.isTaken, isIn: joined.includes(grant.id) },
      joinPath: joinPathOf(grant, entry, delivery !== undefined),
    });
  });
  return { memberships: await Promise.all(memberships), joined };
}

/** A grant whose phone this browser has proved, with its product; null for any other. */
async function provedGrant(
  storefront: Storefront,
  request: ById,
): Promise<{ entry: MembersProduct; grant: HeldGrant } | { entry: null; grant: null }> {
  const { buyers, grants } = storefront.dependencies;
  const { id } = request.params;
  const product = textOf(request.query, 'id') || textOf(request.body, 'product');
  const entry = isPublicId(id) ? await membersProduct(storefront, product) : null;
  const proof = entry && (await buyers.proofOf(request));
  const grant = proof && (await grants.provedOf({ sellerId: entry.sellerId, id, phones: proof.phones }));
  return grant?.product_id === entry?.product.id && grant && entry
    ? { entry, grant }
    : { entry: null, grant: null };
}

const membershipOf = (
  { id, status, since, ends_at, subscription_id, order_id }: HeldProduct,
  { joinPath, seat }: Pick<Membership, 'joinPath' | 'seat'>,
): Membership => ({
  id,
  status,
  since: since.toISOString(),
  endsAt: ends_at?.toISOString() ?? null,
  isSubscription: subscription_id !== null,
  joinPath: canOpen(status) ? joinPath : null,
  seat,
  orderId: order_id,
});

/** By the bot; without one the receipt has the shared link. */
function joinPathOf(
  { id, product_id: productId, order_id: orderId }: HeldGrant,
  { product: { kind } }: MembersProduct,
  hasBot: boolean,
): string | null {
  if (hasBot) return `${productKinds[kind].membership}/join/${id}?id=${productId}`;
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
      ? 'It may have been taken down, or the link is incomplete. If you paid for it, sign in with the same mobile number to see your purchases.'
      : 'This link is not for a channel or a server. Sign in with the mobile number you paid with to see your purchases.';
  const action = { href: '/login?next=%2Fpurchase', label: 'Sign in to see your purchases' };
  const heading = 'This membership is not available';
  return send(reply, { page: 'unavailable', site: siteOf(request), heading, text, action }, 404);
}
