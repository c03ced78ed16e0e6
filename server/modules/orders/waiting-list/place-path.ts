export const listPath = (productId: string): string => `/pp/${productId}/waiting-list`;

/** Where whoever holds the token sees their place, books the seat that is offered, and leaves. */
export const placePath = (productId: string, token: string): string =>
  `${listPath(productId)}?place=${token}`;
