import type { FastifyRequest } from 'fastify';
import type { Proof } from '../../../delivery';
import type { Storefront } from '../storefront.parts';

/** What a request for a file shows of who asks: the browser's cookie, the token of an order, or an account. */
export const fileProof =
  ({ buyers, identity }: Pick<Storefront['dependencies'], 'buyers' | 'identity'>) =>
  async (request: FastifyRequest): Promise<Proof> => {
    const { 'order-token': token, authorization = '' } = request.headers;
    const [, bearer] = /^Bearer (\S{1,512})$/i.exec(authorization) ?? [];
    if (bearer !== undefined) return { phones: (await identity.resolveSession(bearer))?.phones ?? [] };
    return { ...(await buyers.proofOf(request)), ...(typeof token === 'string' && { token }) };
  };
