import type { FastifyRequest } from 'fastify';
import { textOf } from '../../../../platform/http/form-fields';
import type { Proof } from '../../../delivery';
import { isPublicId, type Storefront } from '../storefront.parts';

/** What a request for a file shows of who asks: the browser's cookie, the token of an order, or an account. */
export const fileProof =
  ({
    buyers,
    identity,
    learnerPreview,
  }: Pick<Storefront['dependencies'], 'buyers' | 'identity' | 'learnerPreview'>) =>
  async (request: FastifyRequest): Promise<Proof> => {
    const { 'order-token': token, authorization = '' } = request.headers;
    const [, bearer] = /^Bearer (\S{1,512})$/i.exec(authorization) ?? [];
    if (bearer !== undefined) return { phones: (await identity.resolveSession(bearer))?.phones ?? [] };
    const creator = await learnerPreview.viewerOf(request);
    return {
      ...(await buyers.proofOf(request)),
      ...(typeof token === 'string' && { token }),
      ...(creator !== null && { creator }),
    };
  };

/** Counts that somebody began to play what a product shows for free; nothing of what was paid for. */
export async function countFreePlay(
  { analytics, catalog }: Pick<Storefront['dependencies'], 'analytics' | 'catalog'>,
  request: FastifyRequest,
  { mediaId, productId }: { mediaId: string; productId?: string | undefined },
): Promise<void> {
  const sellerId = productId && (await catalog.publicProduct(productId))?.sellerId;
  if (productId && sellerId) analytics.countPlayed({ sellerId, productId, mediaId }, request);
}

/** What the address of a stream names; null where an id is none. */
export function streamAddressOf(request: FastifyRequest<{ Params: { mediaId: string } }>) {
  const { mediaId } = request.params;
  const [accessId, productId] = ['access', 'product'].map((name) => textOf(request.query, name) || undefined);
  const isRight = [mediaId, accessId ?? mediaId, productId ?? mediaId].every(isPublicId);
  return isRight ? { mediaId, accessId, productId } : null;
}
