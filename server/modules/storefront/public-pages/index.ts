import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Notifier } from '../../messaging';
import type { DrawnPages } from '../pages';
import { contactRoutes } from './contact.routes';
import { createPublicParts } from './public.parts';
import { inAnySpelling, publicPagesRoutes } from './public-pages.routes';
import { sitemapRoutes } from './sitemap.routes';
import { createTickets } from './ticket.service';

export interface PublicPagesDependencies {
  pages: DrawnPages;
  notify: Pick<Notifier, 'notify'>;
  identity: Pick<Identity, 'listHandles' | 'markHandles'>;
}

/** What the installation says of itself to everyone, and how it can be written to. */
export function createPublicPages(deps: Deps, { pages, notify, identity }: PublicPagesDependencies) {
  const parts = createPublicParts(deps.config, pages);
  const tickets = createTickets(deps, { notify });
  return {
    register: (app: FastifyInstance) =>
      pages.inScope(app, (scope) => {
        publicPagesRoutes(scope, parts);
        sitemapRoutes(scope, { clock: deps.clock, pages, identity });
        contactRoutes(scope, parts, tickets);
      }),
    inAnySpelling,
  };
}
