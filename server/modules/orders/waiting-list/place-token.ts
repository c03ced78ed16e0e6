import type { Signer } from '../../../platform/security/signer';

/** A place on the waiting list of a product. */
export interface PlaceRef {
  productId: string;
  placeId: string;
}

/** `held`: opens the place to whoever waits, with the seat that is offered. `shown`: says its number alone. */
export type PlaceRight = 'held' | 'shown';

const purposes = { held: 'waiting place', shown: 'waiting place number' } as const;

type Signs = Pick<Signer, 'sign' | 'verify'>;

/** `<id>.<signature>`, at most 76 characters. */
export const placeToken = (
  signer: Signs,
  { productId, placeId }: PlaceRef,
  right: PlaceRight = 'held',
): string => `${placeId}.${signer.sign(purposes[right], `${productId} ${placeId}`)}`;

/** The place that a token opens, and how far; null for one that is not ours or of another product. */
export function readPlaceToken(
  signer: Signs,
  productId: string,
  token: string,
): { placeId: string; right: PlaceRight } | null {
  const [placeId = '', signature = ''] = token.split('.');
  for (const right of ['held', 'shown'] as const)
    if (signer.verify(purposes[right], `${productId} ${placeId}`, signature)) return { placeId, right };
  return null;
}
