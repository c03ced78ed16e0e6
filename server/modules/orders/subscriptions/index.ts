import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/errors';
import type { BuyerBrowsers, Identity } from '../../accounts';
import type { Catalog } from '../../catalog';
import type { Access } from '../../delivery';
import type { Notifier } from '../../messaging';
import type { Checkout } from '../checkout';
import type { Mandates } from '../mandates';
import { createAutopaying } from './autopay/autopay.service';
import { followMandates } from './autopay/mandate.moved';
import { createBuyerService } from './buyer/buyer.service';
import { createCharges } from './charges/charge.service';
import { createChargeSteps } from './charges/charge-runner';
import { createDunning } from './charges/dunning';
import { createReturning } from './periods/return.service';
import { createSettling } from './settle.service';
import { createMessages } from './subscription.messages';
import { findById } from './subscription.repository';
import { createStories } from './subscription.story';
import { viewSubscription } from './subscription.view';
import { subscriptionHandlers } from './subscriptions.routes';
import { followUnsold } from './unsold';
import { createUpkeep } from './upkeep.service';

export { tellSubscription } from './story.text';

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
  const stories = createStories(deps);
  const messages = createMessages(deps, dependencies);
  const charges = createCharges(deps, { mandates });
  const dunning = createDunning(deps, { charges, mandates, stories });
  const steps = createChargeSteps(deps, { checkout, mandates, charges, messages, stories, dunning });
  const upkeep = createUpkeep(deps, { catalog, mandates, stories, messages, charges, dunning, steps });
  const returning = createReturning(deps, { checkout, stories, charges });
  createSettling(deps, { charges, mandates, messages, returning, stories, dunning });
  followMandates(deps, { charges, mandates, messages, stories });
  followUnsold(deps, { catalog, charges, stories });
  const autopaying = createAutopaying(deps, { catalog, charges, mandates, messages, stories });
  const buyers = createBuyerService(deps, {
    autopaying,
    catalog,
    charges,
    checkout,
    mandates,
    messages,
    stories,
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
    /** What the link of a reminder shows. @throws Refusal 404 */
    async showByLink(id: string, key: string) {
      const row = await byLink(id, key);
      return { productId: row.product_id, subscription: viewSubscription(await buyers.situationOf(row)) };
    },
    /** The order that pays for another period. @throws Refusal 404, 409, 503 */
    async renewByLink(id: string, key: string): Promise<string> {
      return buyers.renewRow(await byLink(id, key));
    },
    /** The path where its buyer agrees that it renews automatically. @throws Refusal 404, 409, 503 */
    async startAutopayByLink(id: string, key: string): Promise<string> {
      return autopaying.start(await buyers.situationOf(await byLink(id, key)));
    },
    /** It does not renew automatically any more. @throws Refusal 404 */
    async endAutopayByLink(id: string, key: string): Promise<void> {
      await autopaying.end(await byLink(id, key));
    },
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
