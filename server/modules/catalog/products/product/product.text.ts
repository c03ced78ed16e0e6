import { productKinds } from '@haat/kinds/facts';
import type { ProductEvent } from '@haat/machines/lifecycles/product';
import type { Product } from '@haat/openapi';

/** What a creator may send a product's chart. */
export type CreatorEvent = Extract<ProductEvent['type'], 'publish' | 'pause' | 'resume' | 'archive'>;

/** Why the chart refuses an event, when it is not for something missing. */
export const refusals: Record<CreatorEvent, (one: string) => string> = {
  publish: () => 'There is nothing to publish',
  pause: (one) => `This ${one} is not on sale, so it cannot be paused`,
  resume: (one) => `This ${one} is not paused`,
  archive: (one) => `This ${one} cannot be archived: only what was on sale can. A draft can be deleted`,
};

/** What it is called in a sentence: `page`, `webinar`. */
export const oneOf = ({ kind }: Pick<Product, 'kind'>): string => productKinds[kind].one;
