import type { FastifyInstance } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import { isPublicId } from '../storefront.parts';

/**
 * Where a gateway leads buyers back to who have agreed to a mandate. Some browsers are sent there with a form of the gateway's, which is of
 * another site: nothing in it is read or done, and the page that asks the gateway comes next.
 */
export function returnRoutes(app: FastifyInstance): void {
  for (const page of ['/cashfree', '/autopay'] as const)
    app.route({
      method: ['GET', 'POST'],
      url: `${page}/back`,
      config: { takesCrossSitePosts: true },
      handler: (request, reply) => {
        const id = textOf(request.query, 'id');
        return reply.redirect(`${page}?id=${isPublicId(id) ? id : ''}&back=1`, 303);
      },
    });
}
