import { Field } from '@haat/design-system';
import { t } from '@haat/i18n';
import { priceBounds } from '@haat/openapi/order-bounds';
import { type PriceDraft, priceField } from './price-draft';

interface PriceNameProps {
  price: PriceDraft;
  onChange: (changes: Partial<PriceDraft>) => void;
}

/** What buyers choose a price by, where there are several. */
export const PriceName = ({ price, onChange }: PriceNameProps) => (
  <Field
    label={t('Name of this price')}
    name={priceField(price.key, 'label')}
    optional
    value={price.label}
    onChange={(label) => onChange({ label })}
    maxLength={priceBounds.label.maxLength}
    autoComplete="off"
    help={t('Helps buyers choose: With feedback, For two, One year.')}
  />
);
