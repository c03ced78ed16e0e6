import type { PublicProduct } from '@haat/contract';

/** Of the picture that the server makes for chats, in px. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Chats keep a picture under its address for days, so a changed product gives it another. */
export const sharePath = ({ id, updatedAt }: Pick<PublicProduct, 'id' | 'updatedAt'>): string =>
  `/share/${id}.png?v=${Date.parse(updatedAt).toString(36)}`;
