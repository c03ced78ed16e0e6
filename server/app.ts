import type { FastifyInstance } from 'fastify';
import { isAppPath } from './app-paths';
import { createModules } from './modules';
import { registerApi } from './platform/api';
import type { Deps } from './platform/deps';
import { wordsOf } from './platform/document';
import { createHttp } from './platform/http';
import { registerPushWorker } from './platform/push-worker';
import { registerSite } from './platform/site';

/** Builds the server without listening: `start.ts` listens, tests inject. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = await createHttp(deps.config, deps.log);
  const { handlers, identity, insight, media, operations, ...pending } = createModules(deps);
  operations.register(app);
  media.register(app);
  const [storefront, publicPages] = await Promise.all([pending.storefront, pending.publicPages]);
  await storefront.register(app);
  await publicPages.register(app);
  app.addHook('onClose', insight.stop);
  await app.register(async (api) => registerApi(api, { handlers, resolveSession: identity.resolveSession }));
  const { clientDir, workerFile } = deps.pages;
  registerPushWorker(app, { workerFile, firebase: deps.config.providers.firebase });
  const notFoundPage = publicPages.inAnySpelling(storefront.notFoundPage);
  await registerSite(app, { clientDir, words: wordsOf(deps.config), isAppPath, notFoundPage });
  await app.ready();
  return app;
}
