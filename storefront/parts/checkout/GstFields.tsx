import { Select } from '@haat/design-system';
import { Box, Field } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import { buyerBounds } from '@haat/openapi/order-bounds';
import type { CheckoutValues } from '@haat/openapi/pages';
import { indianStates } from '@haat/openapi/states';
import * as styles from '../../styles/checkout.css';
import { Fold } from '../Fold';
import { errorOf } from '../field-error';

interface GstFieldsProps {
  values: CheckoutValues;
  errors: Readonly<Record<string, string>>;
  /** Paise; null while nothing has been chosen. */
  amount: number | null;
  onValues: (part: Partial<CheckoutValues>) => void;
  onLeave: (field: 'gstin') => void;
}

/** Paise from which the law wants an address on the invoice. */
const addressFrom = 5_000_000;
const options = () => indianStates.map(({ code, name }) => ({ value: code, label: translate(name) }));

/** What a tax invoice has to know: the State of everybody, and of a business its GSTIN. */
export function GstFields({ values, errors, amount, onValues, onLeave }: GstFieldsProps) {
  const { state, gstin, address } = values;
  const isDear = amount !== null && amount >= addressFrom;
  const isBusiness = gstin !== '' || errors['gstin'] !== undefined;
  const addressField = (
    <Field
      name="address"
      autoComplete="street-address"
      label={t('Name and address on the invoice')}
      multiline
      rows={2}
      maxLength={buyerBounds.address.maxLength}
      required={isDear}
      requiredMessage={t('Enter the name and address for the invoice.')}
      value={address}
      onChange={(typed) => onValues({ address: typed })}
      {...(isDear && { help: t('The law asks for it from ₹50,000.') })}
      {...errorOf(errors, 'address')}
    />
  );
  return (
    <>
      <Select
        name="state"
        label={t('State|of India')}
        placeholder={t('Choose your State')}
        required
        requiredMessage={t('Choose your State.')}
        options={options()}
        value={state}
        onChange={(chosen) => onValues({ state: chosen })}
        help={t('The price includes GST. Your invoice names your State.')}
        {...errorOf(errors, 'state')}
      />
      {isDear && addressField}
      <Fold title={t('Buying for a business?')} isOpen={isBusiness || (address !== '' && !isDear)}>
        <Box className={styles.fields}>
          <Field
            name="gstin"
            label="GSTIN"
            optional
            maxLength={20}
            value={gstin}
            onChange={(typed) => onValues({ gstin: typed })}
            onLeave={() => onLeave('gstin')}
            help={t('You can then claim GST credit.')}
            {...errorOf(errors, 'gstin')}
          />
          {!isDear && addressField}
        </Box>
      </Fold>
    </>
  );
}
