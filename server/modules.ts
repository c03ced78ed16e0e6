import {
  accountExporters,
  createAccountDeletion,
  createBuyerBrowsers,
  createDataExport,
  createIdentity,
  createPushDevices,
  type Exporter,
} from './modules/accounts';
import { createBrowserErrors, createOperations, createOperator } from './modules/admin';
import { createAnalytics, createCounts, soldSoFar } from './modules/analytics';
import {
  catalogExporters,
  createCatalog,
  createDiscounts,
  createLinks,
  createMedia,
  createProfilePictures,
  createReviews,
} from './modules/catalog';
import {
  createAccess,
  createBroadcasts,
  createDiscordDelivery,
  createGrants,
  createMembers,
  createTelegramDelivery,
  deliveryExporters,
  discordHandlers,
  eraseCreator,
  hasBoughtWith,
  telegramHandlers,
} from './modules/delivery';
import { createFeed, createNotifications, createNotifier, messagingExporters } from './modules/messaging';
import {
  createBusiness,
  createInvoices,
  createKyc,
  createKycFacts,
  createPayouts,
  moneyExporters,
  scheduleIncoming,
  scheduleLedger,
} from './modules/money';
import {
  createCheckout,
  createDateChanges,
  createDisputes,
  createHolds,
  createMandates,
  createOrderNotifications,
  createPaymentReminders,
  createPlans,
  createReferrals,
  createRefundRequests,
  createSales,
  createSandbox,
  createSessionCancellations,
  createSubscriptions,
  createWaitingLists,
  orderExporters,
} from './modules/orders';
import { createPublicPages, createStorefront, publicDiscountHandlers } from './modules/storefront';
import { createContents } from './modules.contents';
import { ledgerOf, recordsOf } from './modules.foundations';
import type { Deps } from './platform/deps';
import type { Handlers } from './platform/http/contract';
import type { LiveRates } from './platform/money/rates';

/** What each domain holds of a person, for the copy that they may ask for. */
export const exporters: readonly Exporter[] = [
  ...accountExporters,
  ...messagingExporters,
  ...catalogExporters,
  ...moneyExporters,
  ...deliveryExporters,
  ...orderExporters,
];

type Foundations = ReturnType<typeof createFoundations>;
type Contents = ReturnType<typeof createContents>;
type Commerce = ReturnType<typeof createCommerce>;

/** People, messages, products, access, and the ledger. */
function createFoundations(deps: Deps) {
  const { database, clock, signer, jobs, log } = deps;
  const feed = createFeed(deps);
  const notify = createNotifier(deps, createPushDevices(deps), feed);
  const buyers = createBuyerBrowsers(deps);
  const kycFacts = createKycFacts(deps);
  const ledger = ledgerOf(deps, kycFacts);
  const identity = createIdentity(deps, {
    notify,
    buyers,
    hasBought: hasBoughtWith,
    isKycComplete: kycFacts.isComplete,
    // Nothing that whoever is signed in can undo, like a payout account, or the guard could be sent away first.
    requiresStepUp: async (id) => (await ledger.hasEntries(id)) || kycFacts.hasGiven(id),
  });
  const media = createMedia(deps);
  const business = createBusiness(deps, kycFacts, { identity, notify });
  const access = createAccess({ database, clock, signer });
  const grants = createGrants(deps);
  const telegram = createTelegramDelivery(deps, { feed, notify, identity });
  const discord = createDiscordDelivery(deps, { feed, notify, identity });
  const deliveries = {
    ...(telegram && { telegram: telegram.members }),
    ...(discord && { discord: discord.members }),
  };
  const members = createMembers(deps, {
    feed,
    identity,
    notify,
    deliveries,
  });
  const broadcasts = createBroadcasts(deps, { identity, media, deliveries });
  const reviews = createReviews(deps, { notify, access });
  const profilePictures = createProfilePictures(deps, { identity, media });
  const counts = createCounts(deps);
  const catalog = createCatalog(deps, {
    identity,
    business,
    media,
    reviews,
    records: recordsOf(deps, kycFacts),
    profilePictures,
    soldSoFar: soldSoFar(deps, counts),
    connectedChannels: async (...of) => {
      const found = await Promise.all([telegram?.connectedOf(...of), discord?.connectedOf(...of)]);
      return new Set(found.flatMap((ids) => [...(ids ?? [])]));
    },
  });
  const analytics = createAnalytics(deps, { identity, media, catalog, counts });
  scheduleLedger({ jobs, ledger, clock, log });
  return {
    feed,
    notify,
    buyers,
    kycFacts,
    ledger,
    identity,
    media,
    business,
    access,
    grants,
    telegram,
    members,
    broadcasts,
    discord,
    reviews,
    profilePictures,
    counts,
    catalog,
    analytics,
  };
}

/** What is sold and paid: orders, subscriptions, plans, payouts. */
function createCommerce(deps: Deps, foundations: Foundations, { learning }: Pick<Contents, 'learning'>) {
  const { notify, buyers, ledger, identity, business, access, catalog, analytics } = foundations;
  const invoices = createInvoices(deps, { identity, business, notify, access });
  const holds = createHolds(deps, ledger);
  const referrals = createReferrals(deps, { identity, ledger });
  const links = createLinks(deps);
  const paymentReminders = createPaymentReminders(deps, { catalog, notify });
  const discounts = createDiscounts(deps);
  const checkout = createCheckout(deps, {
    identity,
    business,
    invoices,
    catalog,
    ledger,
    access,
    buyers,
    discounts: discounts.redemption,
    knownLink: links.known,
    release: holds.releaseOrder,
  });
  scheduleIncoming(deps, { ledger, queue: checkout.syncQueues.settlement });
  const disputes = createDisputes(deps, { ledger, holds, checkout, notify });
  const refundRequests = createRefundRequests(deps, { access, checkout, notify });
  const sessionCancellations = createSessionCancellations(deps, { catalog, checkout, notify });
  const dateChanges = createDateChanges({ ...deps, catalog, identity, notify });
  const sales = createSales(deps, {
    identity,
    analytics,
    catalog,
    checkout,
    ledger,
    access,
    notify,
    refundRequests,
    learning,
  });
  const kyc = createKyc(deps, { identity, notify, gstinOf: business.gstinOf });
  const payouts = createPayouts(deps, { ledger, notify, identity, kyc });
  const plans = createPlans(deps, { access, buyers, checkout, identity, invoices, notify, referrals });
  const mandates = createMandates(deps, { queue: checkout.syncQueues.mandate });
  const subscriptions = createSubscriptions(deps, {
    access,
    buyers,
    catalog,
    checkout,
    identity,
    mandates,
    notify,
  });
  createOrderNotifications(deps, { access, business, catalog, identity, notify, subscriptions });
  const sandbox = createSandbox(deps);
  return {
    invoices,
    holds,
    referrals,
    links,
    paymentReminders,
    discounts,
    checkout,
    disputes,
    refundRequests,
    sessionCancellations,
    dateChanges,
    waitingLists: createWaitingLists({ ...deps, catalog, identity, notify }),
    sales,
    kyc,
    payouts,
    plans,
    mandates,
    subscriptions,
    sandbox,
  };
}

/** What is above all domains: pages, the operator, the export and the deletion of accounts. */
function createSurfaces(
  deps: Deps,
  foundations: Foundations,
  commerce: Commerce,
  contents: Contents,
  rates: Pick<LiveRates, 'reload'>,
) {
  const {
    feed,
    notify,
    buyers,
    ledger,
    identity,
    media,
    business,
    access,
    grants,
    telegram,
    members,
    discord,
    reviews,
    profilePictures,
    catalog,
    analytics,
  } = foundations;
  const {
    invoices,
    links,
    paymentReminders,
    discounts,
    checkout,
    disputes,
    refundRequests,
    sales,
    kyc,
    payouts,
    plans,
    mandates,
    subscriptions,
    sandbox,
  } = commerce;
  const storefront = createStorefront(deps, {
    access,
    buyers,
    catalog,
    checkout,
    discounts,
    ...contents,
    grants,
    members,
    paymentReminders,
    refundRequests,
    identity,
    analytics,
    invoices,
    links,
    mandates,
    media,
    reviews,
    sales,
    sandbox,
    subscriptions,
    waitingLists: commerce.waitingLists,
    dateChanges: commerce.dateChanges,
    seats: {
      ...(telegram && { telegram: telegram.seats }),
      ...(discord && { discord: discord.seats }),
    },
    discord,
  });
  const publicPages = storefront.then(({ pages }) => createPublicPages(deps, { pages, notify, identity }));
  const browserErrors = createBrowserErrors(deps);
  const operator = createOperator(deps, {
    browserErrors,
    identity,
    business,
    catalog,
    checkout,
    ledger,
    disputes,
    refundRequests,
    reviews,
    kyc,
    plans,
    payouts,
    notify,
    rates,
  });
  const dataExport = createDataExport(deps, { exporters, identity, media, notify });
  const accountDeletion = createAccountDeletion(deps, {
    catalog,
    disputes,
    grants,
    identity,
    ledger,
    notify,
    removeDataExports: dataExport.removeAll,
    removeChannels: (accountId) => deps.database.tx((trx) => eraseCreator(trx, accountId)),
    removePictures: (accountId) => deps.database.tx((trx) => profilePictures.erase(trx, accountId)),
  });
  const notifications = createNotifications(deps, { feed, identity, notify });
  const operations = createOperations(deps, { notify, ledger });
  return {
    storefront,
    publicPages,
    browserErrors,
    operator,
    dataExport,
    accountDeletion,
    notifications,
    operations,
  };
}

/** Every module with what it depends on, and the handlers of the whole contract. */
export function createModules(deps: Deps, rates: Pick<LiveRates, 'reload'>) {
  const foundations = createFoundations(deps);
  const { analytics } = foundations;
  const contents = createContents(deps, { ...foundations, playsOf: analytics.playsOf });
  const commerce = createCommerce(deps, foundations, contents);
  const surfaces = createSurfaces(deps, foundations, commerce, contents, rates);
  const modules = { ...foundations, ...contents, ...commerce, ...surfaces };
  const handlers = {
    ...modules.identity.handlers,
    ...modules.catalog.handlers,
    ...modules.media.handlers,
    ...modules.checkout.handlers,
    ...modules.discounts.handlers,
    ...publicDiscountHandlers(modules),
    ...modules.invoices.handlers,
    ...modules.disputes.handlers,
    ...modules.refundRequests.handlers,
    ...modules.sessionCancellations.handlers,
    ...modules.dateChanges.handlers,
    ...modules.waitingLists.handlers,
    ...modules.reviews.handlers,
    ...modules.profilePictures.handlers,
    ...modules.sales.handlers,
    ...modules.kyc.handlers,
    ...modules.payouts.handlers,
    ...modules.plans.handlers,
    ...modules.subscriptions.handlers,
    ...modules.sandbox.handlers,
    ...modules.analytics.handlers,
    ...modules.links.handlers,
    ...modules.paymentReminders.handlers,
    ...modules.browserErrors.handlers,
    ...modules.operator.handlers,
    ...modules.notifications.handlers,
    ...modules.accountDeletion.handlers,
    ...modules.dataExport.handlers,
    ...modules.learning.handlers,
    ...modules.liveSessions.handlers,
    ...modules.questions.handlers,
    ...modules.learnerPreview.handlers,
    ...modules.engagement.handlers,
    ...modules.playback.handlers,
    ...modules.members.handlers,
    ...modules.broadcasts.handlers,
    ...telegramHandlers(modules.telegram),
    ...discordHandlers(modules.discord),
  } satisfies Handlers;
  return { ...modules, handlers };
}
