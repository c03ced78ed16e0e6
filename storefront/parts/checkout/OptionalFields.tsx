import { Checkbox } from '@haat/design-system';
import { Box, Field } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { buyerBounds } from '@haat/openapi/order-bounds';
import type { CheckoutValues } from '@haat/openapi/pages';
import * as styles from '../../styles/checkout.css';
import { Fold } from '../Fold';
import { errorOf } from '../field-error';

interface OptionalFieldsProps {
  values: CheckoutValues;
  errors: Readonly<Record<string, string>>;
  canRemind: boolean;
  onValues: (part: Partial<CheckoutValues>) => void;
  onLeave: (field: 'email') => void;
}

/** Not between a buyer and the price: one press away, and open where something is in them. */
export function OptionalFields({ values, errors, canRemind, onValues, onLeave }: OptionalFieldsProps) {
  const isOpen =
    values.email !== '' || values.name !== '' || Boolean(errors['email']) || Boolean(errors['name']);
  return (
    <Fold title={t('Email and name (optional)')} isOpen={isOpen}>
      <Box className={styles.fields}>
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('Email')}
          optional
          maxLength={254}
          value={values.email}
          onChange={(email) => onValues({ email })}
          onLeave={() => onLeave('email')}
          {...errorOf(errors, 'email')}
        />
        {canRemind && (
          <Checkbox
            id="buyer-remind"
            name="remind"
            label={t('Remind me if I do not pay: two messages at most')}
            checked={values.remind}
            onChange={(remind) => onValues({ remind })}
          />
        )}
        <Field
          name="name"
          autoComplete="name"
          label={t('Name')}
          optional
          maxLength={buyerBounds.name.maxLength}
          value={values.name}
          onChange={(name) => onValues({ name })}
          {...errorOf(errors, 'name')}
        />
      </Box>
    </Fold>
  );
}
