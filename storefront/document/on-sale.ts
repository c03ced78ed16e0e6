import { t } from '@haat/i18n';
import { sentence } from '@haat/i18n/sentence';
import { hasWaitingListOf } from '@haat/kinds/facts';
import type { PublicProduct } from '@haat/openapi';

export interface WhyNotSold {
  title: string;
  text: string;
  /** Where somebody can wait for it. */
  waitingList?: string;
}

/** Why there is nothing to buy on the page of a product now, for people; null while it is on sale. */
export function whyNotSold(product: PublicProduct): WhyNotSold | null {
  if (product.status === 'paused')
    return {
      title: t('Not on sale at the moment'),
      text: t('Check again later, or ask the person who sent you the link.'),
    };
  if (hasWaitingListOf(product))
    return {
      title: t('Sold out'),
      text: t('When a seat comes free, it is held for whoever is first on the waiting list.'),
      waitingList: `/pp/${product.id}/waiting-list`,
    };
  if (product.closed) return { title: t('Not on sale at the moment'), text: sentence(product.closed) };
  return null;
}
