import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../../platform/http/errors';
import { visitOf } from '../../../analytics';
import { productPath, slugIn, targetOf } from '../../../catalog';
import type { Storefront } from '../storefront.parts';

/** Where short links lead. The page behind one says itself when its product is not sold. */
export function clickRoutes(app: FastifyInstance, { dependencies: { links } }: Storefront): void {
  app.get<{ Params: { clink: string }; Querystring: Record<string, unknown> }>(
    '/cml/:clink',
    async (request, reply) => {
      const slug = slugIn(request.params.clink);
      const link = slug === null ? null : await links.follow(slug);
      if (!link) throw notFound();
      const { method, ip, host, headers, query } = request;
      if (visitOf({ method, ip, host, headers, query }))
        links.countClick({ sellerId: link.seller_id, id: link.id });
      const url = productPath({ kind: link.kind, id: link.product_id });
      // Each click is asked for anew: it is counted, and a link may be taken out of use.
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return reply.redirect(targetOf(url, link.id, query), 302);
    },
  );
}
