import type { FastifyInstance } from 'fastify';
import { isAppPath } from './app-paths';
import { createModules } from './modules';
import type { AnalyticsModule } from './modules/analytics';
import type { Links } from './modules/catalog';
import { libraryDocument } from './modules/storefront';
import type { Deps } from './platform/deps';
import { registerApi } from './platform/http/api';
import { createHttp } from './platform/http/http';
import { wordsOf } from './platform/http/pages/document';
import { registerInstall } from './platform/http/pages/install';
import { registerPushWorker } from './platform/http/pages/push-worker';
import { registerSite } from './platform/http/pages/site';
import { openRates } from './platform/money/rates';
import { measureWork } from './platform/observability/metrics';
import { registerMetrics } from './platform/observability/metrics.endpoint';

/** The routes, and what counts visits and clicks without a page being drawn. */
export type App = FastifyInstance &
  Pick<AnalyticsModule, 'countVisit' | 'countOpened'> &
  Pick<Links, 'countClick'> & {
    /** Fetches updates of the Telegram bot where Telegram cannot reach the server; answers what ends it. */
    pollTelegram(): (() => Promise<void>) | null;
  };

/** Builds the server without listening: `start.ts` listens, tests and the demonstration inject. */
export async function buildApp(given: Deps): Promise<App> {
  const app = await createHttp(given.config, given.log, given.metrics);
  measureWork(given.metrics, given);
  registerMetrics(app, given.metrics, given.config.metrics);
  const rates = await openRates(given);
  const deps: Deps = { ...given, config: rates.config };
  const {
    handlers,
    buyers,
    identity,
    analytics,
    links,
    media,
    notifications,
    operations,
    sales,
    dataExport,
    telegram,
    ...pending
  } = createModules(deps, rates);
  operations.register(app);
  media.register(app);
  notifications.register(app);
  sales.register(app);
  dataExport.register(app);
  const [storefront, publicPages] = await Promise.all([pending.storefront, pending.publicPages]);
  await storefront.register(app);
  await publicPages.register(app);
  app.addHook('onClose', analytics.stop);
  app.addHook('onClose', links.stop);
  await app.register(async (api) =>
    registerApi(api, { handlers, resolveSession: identity.resolveSession, buyerOf: buyers.proofOf }),
  );
  const { clientDir, workerFile, offlineWorkerFile } = deps.pages;
  registerInstall(app, { offlineWorkerFile, name: deps.config.operator.name });
  registerPushWorker(app, { workerFile, firebase: deps.config.providers.firebase });
  const notFoundPage = publicPages.inAnySpelling(storefront.notFoundPage);
  await registerSite(app, {
    clientDir,
    texts: () => wordsOf(deps.config),
    isAppPath,
    addition: libraryDocument,
    notFoundPage,
  });
  await app.ready();
  const { countVisit, countOpened } = analytics;
  const pollTelegram = () => telegram?.poll() ?? null;
  return Object.assign(app, { countVisit, countOpened, countClick: links.countClick, pollTelegram });
}
