import { membershipPath } from '@haat/kinds/facts';
import type { AddedMembers, NewMembers } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict, invalid, notFound } from '../../../platform/http/errors';
import { type Identity, normalizePhone } from '../../accounts';
import type { Feed, Notifier } from '../../messaging';
import { moveGrants } from '../access';
import type { MemberDeliveries, ProductRef } from './member.delivery';
import {
  countGiven,
  countInvited,
  findGiven,
  findProduct,
  type GivenGrant,
  insertGiven,
  lockMembers,
  noteInvited,
} from './member.repository';
import { day, endOf, invitesADay } from './member.rules';

export interface MembersContext
  extends Pick<Deps, 'database' | 'clock' | 'random' | 'events' | 'jobs' | 'config' | 'webhookBase'> {
  identity: Pick<Identity, 'sellerName' | 'seller'>;
  notify: Pick<Notifier, 'notify'>;
  feed: Pick<Feed, 'refresh' | 'changed'>;
  deliveries: MemberDeliveries;
}

/**
 * Sends an SMS to those for whom the creator has some left today, and answers their ids; the caller holds the lock of members. Numbers that nobody
 * has proved are bounded over all creators where messages are sent.
 */
export async function inviteMembers(
  { notify, config, webhookBase }: Pick<MembersContext, 'notify' | 'config' | 'webhookBase'>,
  trx: Tx,
  {
    product,
    members,
    sellerName,
    at,
  }: {
    product: ProductRef;
    sellerName: string | null;
    members: readonly { id: string; phone: string }[];
    at: Date;
  },
): Promise<Set<string>> {
  const { sellerId } = product;
  const used = await countInvited(trx, sellerId, new Date(at.getTime() - day));
  const invited = members.slice(0, Math.max(0, invitesADay - used));
  if (invited.length === 0) return new Set();
  const own = await findProduct(trx, product);
  const path = own && membershipPath(own.kind, product.productId);
  if (!path) return new Set();
  const texts = {
    productTitle: own.title,
    sellerName: sellerName ?? '',
    url: (config.publicUrl ?? webhookBase()) + path,
    language: own.language === 'hi' ? ('hi' as const) : ('en' as const),
  };
  const ids = invited.map(({ id }) => id);
  await noteInvited(trx, sellerId, ids, at);
  for (const { id, phone } of invited)
    await notify.notify(trx, { template: 'memberInvite', phone, key: `${id} ${at.toISOString()}`, ...texts });
  return new Set(ids);
}

/** Members as they were typed, each number once. @throws Refusal 422 */
function readMembers({ members, source = 'manual' }: NewMembers, now: Date) {
  const byPhone = new Map<string, Omit<GivenGrant, 'id'>>();
  for (const [index, { phone: typed, name, endsAt }] of members.entries()) {
    const phone = normalizePhone(typed);
    if (!phone) throw invalid({ [`members.${index}.phone`]: 'Enter an Indian mobile number with 10 digits' });
    const until = endsAt === undefined ? null : endOf(endsAt, now, `members.${index}.endsAt`);
    if (!byPhone.has(phone)) byPhone.set(phone, { phone, name: name?.trim() || null, endsAt: until, source });
  }
  return [...byPhone.values()];
}

/** Gives access to whoever has not been given it yet, and invites them. Done twice it gives nothing twice. @throws Refusal 404, 409, 422 */
export async function addMembers(
  context: MembersContext,
  product: ProductRef,
  given: NewMembers,
): Promise<AddedMembers> {
  const { database, clock, random, events, jobs, deliveries, identity } = context;
  const now = clock.now();
  const own = await findProduct(database.db, product);
  if (!own) throw notFound('Product not found');
  const delivery = deliveries[own.kind];
  if (!delivery || !(await delivery.canAdmit(database.db, product)))
    throw conflict('not_addable', 'Members can be added once this product is connected to the bot');
  if (own.status === 'archived' || own.status === 'blocked')
    throw conflict('product_closed', 'This product is closed, so nobody can be added');
  const members = readMembers(given, now);
  const { sellerId } = product;
  const sellerName = await identity.sellerName(sellerId);
  const answer = await database.tx(async (trx) => {
    await lockMembers(trx, sellerId);
    const phones = members.map(({ phone }) => phone);
    const existing = await findGiven(trx, product, phones);
    const added = members
      .filter(({ phone }) => !existing.has(phone))
      .map((member) => ({ ...member, id: random.publicId() }));
    if ((await countGiven(trx, product)) + added.length > quotas.givenMembers)
      throw conflict(
        'too_many_members',
        `You can add ${quotas.givenMembers.toLocaleString('en-IN')} members to a product by hand`,
      );
    await insertGiven(trx, product, added, now);
    const ids = added.map(({ id }) => id);
    await moveGrants({ trx, events }, sellerId, { ids }, { events: ['creator.granted'], at: now });
    const invited = await inviteMembers(context, trx, { product, sellerName, members: added, at: now });
    const idOf = new Map([...existing, ...added.map(({ phone, id }) => [phone, id] as const)]);
    return members.map(({ phone }) => {
      const id = idOf.get(phone) ?? '';
      return { id, phone, isNew: !existing.has(phone), isInvited: invited.has(id) };
    });
  });
  jobs.kick();
  return { items: answer };
}
