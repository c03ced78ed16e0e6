import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ifGone } from '../../../../platform/http/errors';
import { textOf } from '../../../../platform/http/form-fields';
import { type Proof, rememberedMs } from '../../../delivery';
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

/** Browsers of which is remembered who they are. */
const mostRemembered = 10_000;

/** All that `fileProof` reads of a request; null where there is none of it. */
function credentialsOf({ headers }: FastifyRequest): string | null {
  const shown = [headers.cookie, headers['order-token'], headers.authorization];
  if (shown.every((one) => one === undefined)) return null;
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64');
}

/**
 * Opens what a player asks for part by part with the proof of who asks. One that has opened something is remembered for half a minute: a browser that is
 * signed out plays for so long at most. What it does not open is asked for with what the browser proves now.
 */
export function streamProof({
  deps: { clock },
  dependencies,
}: Pick<Storefront, 'dependencies'> & { deps: Pick<Storefront['deps'], 'clock'> }) {
  const proofOf = fileProof(dependencies);
  const kept = new LRUCache<string, { proof: Proof; until: number }>({ max: mostRemembered });
  return async <Result extends object | string>(
    request: FastifyRequest,
    open: (proof: Proof) => Promise<Result>,
  ): Promise<Result> => {
    const key = credentialsOf(request);
    const now = clock.now().getTime();
    const before = key === null ? undefined : kept.get(key);
    if (before && before.until > now) {
      const opened = await open(before.proof).catch(ifGone);
      if (opened !== null) return opened;
    }
    const proof = await proofOf(request);
    const opened = await open(proof);
    // The cookie by which a creator looks at their own ends when they sign out.
    if (key !== null && proof.creator === undefined) kept.set(key, { proof, until: now + rememberedMs });
    return opened;
  };
}

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
