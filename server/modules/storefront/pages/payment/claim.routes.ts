import type { PaymentClaim } from '@haat/openapi/pages';
import { claimPath } from '@haat/openapi/pay-ways';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { showTo } from '../purchases/buyer';
import { isPublicId, type Storefront } from '../storefront.parts';
import { sendPayment, sendUnknown } from './payment.page';

/** "Paid but no access?": takes the reference of the buyer's bank and says what happens next. */
export function claimRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies } = storefront;
  const { checkout } = dependencies;

  async function claimFor(id: string, reference: string): Promise<PaymentClaim | null> {
    try {
      const claimed = await checkout.claimPayment(id, reference);
      if (!claimed || claimed.outcome === 'paid') return null;
      return { reference, outcome: claimed.outcome, error: null, until: claimed.until.toISOString() };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { reference, outcome: null, error: error.message, until: null };
    }
  }

  /** A reload, or a browser that comes back to what it was answered. */
  app.get('/cashfree/claim', async (request, reply) => {
    const id = textOf(request.query, 'id');
    return isPublicId(id) ? reply.redirect(claimPath(id), 303) : sendUnknown(storefront, { request, reply });
  });

  app.post('/cashfree/claim', async (request, reply) => {
    const id = textOf(request.query, 'id');
    const notFound = () => sendUnknown(storefront, { request, reply });
    if (!isPublicId(id)) return notFound();
    const claim = await claimFor(id, textOf(request.body, 'reference').slice(0, 40));
    const shown = await showTo(storefront, { request, reply }, id);
    return shown ? sendPayment(storefront, { request, reply }, shown, { claim }) : notFound();
  });
}
