import type { Product } from '@haat/contract';

/** What a draft still needs, or that it needs nothing more. */
export const missingWords = ({ missing }: Pick<Product, 'missing'>) =>
  missing[0]?.message ?? 'Ready to publish';
