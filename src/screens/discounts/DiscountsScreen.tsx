import { t } from '@haat/i18n';
import { DiscountsPanel } from './DiscountsPanel';

/** Every discount of the creator, those of one product and those of all. */
export function DiscountsScreen() {
  return <DiscountsPanel title={t('Discounts')} product={null} />;
}
