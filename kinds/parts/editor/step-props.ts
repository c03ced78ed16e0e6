import type { Price } from '@haat/openapi';
import type { Problems } from './problems';

/** What of the price the content of a kind looks at. */
export interface PriceAsWritten {
  priceType: Price['type'] | 'free';
  /** Paise; null while it is empty. */
  amount: number | null;
}

/** What the fields of a kind are given. */
export interface KindStepProps<Own> {
  values: Own;
  /** Takes changes, or works them out of what is there by then. */
  onValuesChange: (change: Partial<Own> | ((values: Own) => Partial<Own>)) => void;
  price: PriceAsWritten;
  /** Of fields that have been left. */
  problems: Problems;
  onLeave: (field: string) => void;
}

/** A field's error, as the fields take it. */
export const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });
