import type { Deps } from '../../../platform/deps';
import type { BuyerProof } from '../../../platform/http/contract';
import { notFound } from '../../../platform/http/errors';
import type { BuyerBrowsers, Identity } from '../../accounts';
import type { Catalog } from '../../catalog';
import type { Access } from '../../delivery';
import type { Notifier } from '../../messaging';
import type { Checkout } from '../checkout';
import type { Mandates } from '../mandates';
import { createAutopayService } from './autopay/autopay.service';
import { handleMandateChanges } from './autopay/mandate.changes';
import { createBuyerService } from './buyer/buyer.service';
import { createCharges } from './charges/charge.service';
import { createChargeSteps } from './charges/charge-runner';
import { createDunning } from './charges/dunning';
import { createReversals } from './periods/reversal.service';
import { createSettling } from './settle.service';
import { createMessages } from './subscription.messages';
import { findById } from './subscription.repository';
import { createTimeline } from './subscription.timeline';
import { viewSubscription } from './subscription.view';
import { subscriptionHandlers } from './subscriptions.routes';
import { handleUnsoldProducts } from './unsold-products';
import { createUpkeep } from './upkeep.service';

export { tellSubscription } from './timeline.text';

export interface SubscriptionDependencies {
  access: Access;
  buyers: Pick<BuyerBrowsers, 'holds'>;
  catalog: Catalog;
  checkout: Checkout;
  identity: Identity;
  mandates: Mandates;
  notify: Notifier;
}

/** What is paid for by the period: begun and continued by orders, ended by time or by its buyer. */
export function createSubscriptions(deps: Deps, dependencies: SubscriptionDependencies) {
  const { access, catalog, checkout, mandates } = dependencies;
  const timeline = createTimeline(deps);
  const messages = createMessages(deps, dependencies);
  const charges = createCharges(deps, { mandates });
  const dunning = createDunning(deps, { charges, mandates, timeline });
  const steps = createChargeSteps(deps, { checkout, mandates, charges, messages, timeline, dunning });
  const upkeep = createUpkeep(deps, { catalog, mandates, timeline, messages, charges, dunning, steps });
  const reversals = createReversals(deps, { checkout, timeline, charges });
  const { settle } = createSettling(deps, { charges, mandates, messages, reversals, timeline, dunning });
  handleMandateChanges(deps, { charges, mandates, messages, timeline });
  handleUnsoldProducts(deps, { catalog, charges, timeline });
  const autopay = createAutopayService(deps, { catalog, charges, mandates, messages, timeline });
  const buyers = createBuyerService(deps, {
    autopay,
    catalog,
    charges,
    checkout,
    mandates,
    messages,
    timeline,
    upkeep,
  });

  /** By the link of a reminder. @throws Refusal 404 unless the key is ours */
  async function byLink(id: string, key: string) {
    const row = messages.isRenewalKey(id, key) ? await findById(deps.database.db, id) : null;
    if (!row) throw notFound('Subscription not found');
    return row;
  }

  return {
    handlers: subscriptionHandlers(buyers, { access, browsers: dependencies.buyers }),
    sweep: upkeep.sweep,
    /** What a buyer's pages do, as their calls do. */
    buyers,
    /** What the payment of an order makes of its subscription; done twice it does nothing more. */
    settle,
    /** What the link of a reminder shows. @throws Refusal 404 */
    async showByLink(id: string, key: string) {
      const row = await byLink(id, key);
      return { productId: row.product_id, subscription: viewSubscription(await buyers.situationOf(row)) };
    },
    /**
     * The order that pays for another period: for the browser that may open what was bought, with what it has shown, or for whoever has the link, and null.
     * @throws Refusal 404, 409, 503
     */
    async renewByLink(id: string, key: string, shown: BuyerProof | null): Promise<string> {
      return buyers.renewRow(await byLink(id, key), shown);
    },
    /** The path where its buyer agrees that it renews automatically. @throws Refusal 404, 409, 503 */
    async startAutopayByLink(id: string, key: string): Promise<string> {
      return autopay.start(await buyers.situationOf(await byLink(id, key)));
    },
    /** It does not renew automatically any more. @throws Refusal 404 */
    async endAutopayByLink(id: string, key: string): Promise<void> {
      await autopay.end(await byLink(id, key));
    },
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
