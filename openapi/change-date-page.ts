import type { components } from './generated/contract';
import type { Site } from './site';

type Schemas = components['schemas'];

/** Where a buyer changes to another date of a live session. */
export interface ChangeDateModel {
  page: 'changeDate';
  site: Site;
  orderId: string;
  product: Pick<Schemas['OrderProduct'], 'title' | 'cover' | 'language' | 'seller'>;
  /** The date that they have, and the others. What `refused` says of it keeps them from changing. */
  dates: Schemas['SaleDates'];
  /** ISO 8601: until when they may change it; null where they may not. */
  until: string | null;
  /** The same for every attempt of what this page sends. */
  key: string;
  /** What went wrong, for people. */
  error: string | null;
}
