import type { AutopayModel } from '@haat/openapi/pages';
import type { FastifyInstance } from 'fastify';
import { GatewaySilent } from '../../../../gateways/payments';
import { textOf } from '../../../../platform/http/form-fields';
import { isPublicId, type Storefront } from '../storefront.parts';

type Dependencies = Pick<Storefront, 'dependencies'>;
type Shown = NonNullable<Awaited<ReturnType<Storefront['dependencies']['mandates']['show']>>>;

/** What a mandate is for; before its order is paid only the order knows. Null when there is no such thing. */
export async function mandateProduct(
  { dependencies: { checkout, mandates } }: Dependencies,
  id: string,
): Promise<AutopayModel['product'] | null> {
  const mandate = await mandates.show(id);
  const shown = await checkout.show(mandate?.subscriptionId ?? id);
  if (!shown) return null;
  const { title, seller, language } = shown.order.product;
  return { title, seller, language };
}

/** Page on which a buyer authorises auto-renew at the bank, and to which the bank returns. */
export function autopayRoutes(app: FastifyInstance, storefront: Storefront): void {
  const { dependencies, siteOf, send } = storefront;
  const { mandates, sandbox } = dependencies;

  /** Looked up on return, because the webhook may come later */
  async function look(id: string): Promise<void> {
    try {
      await mandates.sync(id);
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
    }
  }

  app.get('/autopay', async (request, reply) => {
    const site = siteOf(request);
    const id = textOf(request.query, 'id');
    const isBack = textOf(request.query, 'back') !== '';
    if (!isPublicId(id)) return send(reply, { page: 'notFound', site }, 404);
    if (isBack) await look(id);
    const mandate = await mandates.show(id);
    const product = await mandateProduct(storefront, id);
    // One that is agreed to with an order has no page of its own before the order is paid.
    if (!mandate && product) return reply.redirect(`/cashfree?id=${id}&back=1`, 303);
    if (!mandate || !product) return send(reply, { page: 'notFound', site }, 404);
    const approval = isBack ? null : await mandates.start(id);
    if (approval?.kind === 'redirect') return reply.redirect(approval.url, 303);
    const gateway = approval && {
      script: approval.script,
      mode: approval.mode,
      about: approval.about,
      session: approval.session,
    };
    return send(reply, {
      page: 'autopay',
      site,
      product,
      id,
      subscriptionId: mandate.subscriptionId,
      state: gateway ? 'opening' : stateOf(mandate),
      gateway,
      bank: await sandbox.bankPageOf(id),
    });
  });
}

function stateOf({ status, why }: Shown): AutopayModel['state'] {
  if (status === 'active') return 'on';
  if (status === 'proposed') return 'waiting';
  if (status === 'paused') return 'paused';
  return why === 'refused' || why === 'lapsed' ? why : 'ended';
}
