import type { Price } from '@haat/openapi';
import type { Problems } from './problems';

/** Price facts that the content of a kind depends on. */
export interface PriceAsWritten {
  priceType: Price['type'] | 'free';
  /** Paise; null while it is empty. */
  amount: number | null;
}

/** What the fields of a kind are given. */
export interface KindStepProps<Values> {
  values: Values;
  /** Accepts changes, or a function of the current value. */
  onValuesChange: (change: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  price: PriceAsWritten;
  /** All of them; the id is null as long as one is not saved. */
  prices: readonly { id: string | null; label: string }[];
  /** Errors of touched fields. */
  problems: Problems;
  onLeave: (field: string) => void;
}

/** A field's error, as the fields take it. */
export const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });
