import { createAccess } from './modules/access';
import { createCatalog } from './modules/catalog';
import { createCheckout } from './modules/checkout';
import { createIdentity, createPushDevices } from './modules/identity';
import { createInsight } from './modules/insight';
import { createInvoices } from './modules/invoices';
import { createLedger, scheduleLedger } from './modules/ledger';
import { createMedia } from './modules/media';
import { createNotify } from './modules/notify';
import { createOperations } from './modules/operations';
import { createPublicPages } from './modules/public-pages';
import { createSales } from './modules/sales';
import { createSandbox } from './modules/sandbox';
import { createStorefront } from './modules/storefront';
import type { Handlers } from './platform/contract';
import type { Deps } from './platform/deps';

/** Every module with the doors it may knock at, and the handlers of the whole contract. */
export function createModules(deps: Deps) {
  const { config, database, clock, random, signer, jobs, log } = deps;
  const notify = createNotify(deps, createPushDevices(deps));
  const identity = createIdentity(deps, { notify });
  const media = createMedia(deps);
  const catalog = createCatalog(deps, { identity, media });
  const access = createAccess({ database, clock, signer });
  const ledger = createLedger({ database, clock, random, settlementDays: config.settlementWorkingDays });
  scheduleLedger({ jobs, ledger, clock, log });
  const invoices = createInvoices(deps, { identity });
  const checkout = createCheckout(deps, { identity, invoices, catalog, ledger, access, notify });
  const sales = createSales(deps, { identity, catalog, checkout, ledger, access });
  const sandbox = createSandbox(deps);
  const insight = createInsight(deps, { identity, media });
  const storefront = createStorefront(deps, {
    access,
    catalog,
    checkout,
    identity,
    insight,
    invoices,
    sandbox,
  });
  const publicPages = storefront.then(({ pages }) => createPublicPages(deps, { pages, notify }));
  const operations = createOperations(deps, { notify, ledger });

  const handlers = {
    ...identity.handlers,
    ...catalog.handlers,
    ...media.handlers,
    ...checkout.handlers,
    ...invoices.handlers,
    ...sales.handlers,
    ...sandbox.handlers,
    ...insight.handlers,
  } satisfies Handlers;
  return { handlers, identity, insight, media, operations, publicPages, storefront };
}
