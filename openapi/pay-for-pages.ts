// Models of the pages by which somebody pays for somebody else: the server fills them, storefront draws them.
import type { components } from './generated/contract';
import type { OrderCreator } from './seller-page';
import type { Site } from './site';

type Schemas = components['schemas'];

/** The buyer's own page about asking somebody else to pay. */
export interface AskModel {
  page: 'ask';
  site: Site;
  order: Schemas['Order'];
  creator?: OrderCreator;
  /** The link that pays it; null until it was asked for. */
  link: string | null;
}

/** Where an order stands for whoever is asked to pay it. */
export type PayForState = 'open' | 'pending' | 'paid' | 'over';

/** An order as whoever is asked to pay it sees it: nothing of it beside what it is and costs. */
export interface PayForModel {
  page: 'payFor';
  site: Site;
  product: Pick<Schemas['PublicProduct'], 'title' | 'cover' | 'language'> & { seller: string };
  /** Paise. */
  amount: number;
  /** It pays for another period of a subscription, by the link of a reminder perhaps. */
  isRenewal?: true;
  /** Who asks; null where the link does not say it. */
  asker: { name: string | null; phoneEnding: string } | null;
  state: PayForState;
  /** ISO 8601. */
  until: string;
  /** Where the form posts to; null where there is nothing to pay. */
  action: string | null;
  /** Why it cannot be paid, for people. */
  error: string | null;
}
