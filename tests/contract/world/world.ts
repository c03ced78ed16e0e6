import type { AddedMembers, Broadcast, Notifications, PlanState, Subscription } from '@haat/openapi';
import { createDiscord } from '../../../server/gateways/discord';
import { createGoogleGateway } from '../../../server/gateways/google';
import { signWebhook } from '../../../server/gateways/payments/sandbox/sandbox.signature';
import { createTelegram } from '../../../server/gateways/telegram';
import {
  type AdminClient,
  firstPhone,
  openAdmin,
  secondPhone,
} from '../../../server/modules/admin/operator/testing/admin-client';
import { ownedGuild, serversOf } from '../../../server/modules/delivery/discord/testing/server-shop';
import { channelsOf, ownedChat } from '../../../server/modules/delivery/telegram/testing/channel-shop';
import { sentCode } from '../../../server/modules/messaging/sending/testing/sent-code';
import type { Seller } from '../../../server/modules/orders/checkout/testing/shop';
import { startDiscord } from '../../simulators/discord';
import { type Google, startGoogle } from '../../simulators/google';
import { startTelegram } from '../../simulators/telegram';
import { unlimited } from '../../simulators/unlimited';
import type { Identity, Names } from '../names';
import { operatorsThings, proposalOf } from './world.admin';
import { creatorsThings, uploadsOf } from './world.creator';
import { buyersThings, datedOf, finishedOf, openOrder, watchedOf } from './world.sales';

export interface World {
  admin: AdminClient;
  /** The bearer token of each; none for the guest, one that has ended for `ended`. */
  tokens: Record<Identity, string | undefined>;
  /** The account of each who has one. */
  accounts: Partial<Record<Identity, string>>;
  phones: Partial<Record<Identity, string>>;
  /** What the owner has, and the buyer has of the owner. */
  ownNames: Names;
  /** The same of somebody else: what the stranger has. */
  others: Names;
  close(): Promise<void>;
}

/** What is sold, paid and waited for before the first request takes its time. */
export const openedWithinMs = 240_000;
const clientId = 'contract.apps.googleusercontent.com';

/** A whole server with a shop that has one of everything, on a clock of its own. */
export async function openWorld(): Promise<World> {
  const telegram = await startTelegram();
  const discord = await startDiscord();
  const admin = await openAdmin([firstPhone, secondPhone], {
    movedAlone: 1_000_000,
    carriers: {
      telegram: createTelegram(telegram),
      discord: createDiscord(discord, unlimited()),
    },
  });
  const { shop } = admin;
  const secondOperator = await shop.seller('Second Operator');
  const google: Google = await startGoogle(clientId);
  shop.deps.gateways.google = createGoogleGateway({ clientId, certificatesUrl: google.certificatesUrl });

  const owner = await shop.seller('Meera Iyer');
  const stranger = await shop.seller('Kabir Rao');
  const buyer = await shop.seller('Ravi');
  const otherBuyer = await shop.seller('Devi');
  const former = await endedSession(admin);
  const ownNames: Names = {};
  const others: Names = {};
  for (const [seller, names, number] of [
    [owner, ownNames, 1],
    [stranger, others, 2],
  ] as const) {
    Object.assign(names, await creatorsThings(shop, seller, number));
    Object.assign(names, await buyersThings(shop, seller, buyer, names));
    await buyersThings(shop, seller, otherBuyer, names);
  }
  const channels = await channelsOf(shop, telegram);
  const servers = serversOf(shop, discord);
  for (const [seller, names] of [
    [owner, ownNames],
    [stranger, others],
  ] as const) {
    const { owner: person, chat } = ownedChat(channels);
    await channels.connect(seller, person, chat);
    names['telegramChat'] = String(chat.id);
    Object.assign(names, await membersOf(shop, seller, await channels.channel(seller, chat)));
    const { owner: guildOwner, guild } = ownedGuild(servers);
    await servers.connect(seller, guildOwner, guild);
    names['discordGuild'] = guild.id;
  }
  ownNames['telegramSecret'] = shop.deps.signer.sign('telegramWebhook', 'updates');
  Object.assign(ownNames, await operatorsThings(admin, owner, ownNames));
  ownNames['proposal'] = await proposalOf(admin, secondOperator, owner);
  // Messages and what else was left for later, so that it is there to be read.
  await shop.deps.jobs.drain();
  for (const [at, names] of [ownNames, others].entries()) {
    Object.assign(names, await openOrder(shop, names));
    const seller = at === 0 ? owner : stranger;
    Object.assign(names, await uploadsOf(shop, seller, at));
    Object.assign(names, await watchedOf(shop, seller, buyer, names));
    Object.assign(names, await finishedOf(shop, seller, buyer, names));
    Object.assign(names, await datedOf(shop, seller));
  }
  const { body: feed } = await shop.call({ method: 'GET', url: '/api/notifications', token: owner.token });
  ownNames['notification'] = (feed as Notifications).items[0]?.id ?? '';
  ownNames['change'] = await changeOf(admin, buyer, ownNames['subscription'] ?? '');
  Object.assign(ownNames, await codes(admin, { owner, buyer }, google));
  await admin.unlock();
  Object.assign(ownNames, webhookOf(admin, ownNames['order'] ?? ''));
  ownNames['operatorCode'] = admin.code();
  const { body: rates } = await admin.get('/rates');
  const plan = await shop.call({ method: 'GET', url: '/api/plan', token: stranger.token });
  const offer = (plan.body as PlanState).offers.find(
    (one) => one.plan === 'PREMIUM' && one.period === 'month',
  );
  ownNames['planPrice'] = String(offer?.amount);
  Object.assign(ownNames, {
    rates: JSON.stringify({ ...rates.now, FREE: { ...rates.now.FREE, feeBasisPoints: 450 } }),
    balance: String((await shop.wallet(owner)).available),
  });

  return {
    admin,
    tokens: {
      guest: undefined,
      owner: owner.token,
      stranger: stranger.token,
      buyer: buyer.token,
      otherBuyer: otherBuyer.token,
      operator: admin.token,
      ended: former.token,
    },
    accounts: { owner: owner.id, stranger: stranger.id, buyer: buyer.id, otherBuyer: otherBuyer.id },
    phones: { owner: owner.phone, stranger: stranger.phone, buyer: buyer.phone },
    ownNames,
    others,
    async close() {
      await admin.close();
      await google.close();
      await telegram.close();
      await discord.close();
    },
  };
}

const in30Days = (now: Date) => new Date(now.getTime() + 30 * 86_400_000).toISOString();

/** A channel with somebody who was added to it, somebody who was removed, and a message to its members that waits for its time. */
async function membersOf(
  { call, deps }: AdminClient['shop'],
  { token }: Seller,
  channel: string,
): Promise<Names> {
  const endsAt = '2027-01-01T00:00:00Z';
  const payload = { members: ['9811122266', '9811122277'].map((phone) => ({ phone, endsAt })) };
  const { body } = await call({ method: 'POST', url: `/api/products/${channel}/members`, token, payload });
  const [member = '', removedMember = ''] = (body as AddedMembers).items.map(({ id }) => id);
  await call({ method: 'POST', url: `/api/members/${removedMember}/remove`, token });
  const { body: broadcast } = await call({
    method: 'POST',
    url: `/api/products/${channel}/broadcasts`,
    token,
    headers: { 'idempotency-key': `broadcast-of-${channel}` },
    payload: { text: 'New notes are here', scheduledAt: in30Days(deps.clock.now()) },
  });
  return { channel, member, removedMember, broadcast: (broadcast as Broadcast).id };
}

/** Somebody who has signed out again. */
async function endedSession({ shop }: AdminClient): Promise<Seller> {
  const former = await shop.seller('Asha');
  await shop.call({ method: 'POST', url: '/api/logout', token: former.token, payload: {} });
  return former;
}

/** What the built-in gateway says of a payment, with its signature. */
function webhookOf({ shop: { deps } }: AdminClient, orderId: string): Names {
  const paid = { eventId: 'event-1', orderId, paymentId: 'sbx_1', outcome: 'success', method: 'upi' };
  const webhook = JSON.stringify({ ...paid, currency: 'INR', amount: 49_900 });
  const webhookHeaders = JSON.stringify(signWebhook(deps.signer, Buffer.from(webhook), deps.clock.now()));
  return { webhook, webhookHeaders };
}

/** What the buyer's subscription may be changed to, and what is due for it. */
async function changeOf({ shop }: AdminClient, { token }: Seller, id: string): Promise<string> {
  const { body } = await shop.call({ method: 'GET', url: `/api/subscriptions/${id}`, token });
  const [change] = (body as Subscription).changes;
  return JSON.stringify({ priceId: change?.terms.priceId, due: change?.due });
}

/** Codes on their way to people, and what Google would say. */
async function codes(
  { shop }: AdminClient,
  { owner, buyer }: { owner: Seller; buyer: Seller },
  google: Google,
): Promise<Names> {
  const ask = async (url: string, payload: object, token?: string) => {
    const { status, body } = await shop.call({ method: 'POST', url, payload, ...(token && { token }) });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${JSON.stringify(body)}`);
  };
  const phone = '+919811122233';
  const mail = 'asha.new@example.com';
  const added = 'meera.second@example.com';
  await ask('/api/send-otp', { phone });
  await ask('/api/emaillogin', { email: mail, phone: '' });
  await ask('/api/account/addresses', { email: added }, owner.token);
  await ask('/api/step-up', {}, owner.token);
  await ask('/api/step-up', {}, buyer.token);
  const { body, headers } = await shop.call({ method: 'GET', url: '/api/google/nonce' });
  const { nonce } = body as { nonce: string };
  return {
    signInPhone: phone,
    signInCode: await sentCode(shop.deps, phone),
    signInMail: mail,
    mailCode: await sentCode(shop.deps, mail),
    addedMail: added,
    addedCode: await sentCode(shop.deps, added),
    stepUp: await sentCode(shop.deps, owner.phone),
    buyersStepUp: await sentCode(shop.deps, buyer.phone),
    googleCookie: String(headers['set-cookie']).split(';')[0] ?? '',
    googleCredential: google.credential({ nonce }),
  };
}
