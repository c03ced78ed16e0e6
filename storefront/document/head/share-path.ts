import type { PublicProduct } from '@haat/openapi';

/** Of the picture that the server makes for chats, in px. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The picture of a product for chats: a drawn one, or a cut of the one that its creator chose. */
export const sharePicture = (product: Pick<PublicProduct, 'id' | 'updatedAt' | 'seo'>) =>
  product.seo.image
    ? ({ path: sharePath(product, 'jpg'), type: 'image/jpeg', alt: product.seo.image.alt } as const)
    : ({ path: sharePath(product), type: 'image/png', alt: '' } as const);

/** Chats keep a picture under its address for days, so a changed product gives it another. */
export const sharePath = (
  { id, updatedAt }: Pick<PublicProduct, 'id' | 'updatedAt'>,
  ending: 'png' | 'jpg' = 'png',
): string => `/share/${id}.${ending}?v=${Date.parse(updatedAt).toString(36)}`;
