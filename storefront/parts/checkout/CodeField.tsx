import { Box, Field } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import { newOrderBounds } from '@haat/openapi/order-bounds';
import { isApplied } from '../../document/pricing/due';
import { publicDiscountText } from '../../document/pricing/public-discount-text';
import * as styles from '../../styles/code.css';
import { Fold } from '../Fold';

interface CodeFieldProps {
  product: PublicProduct;
  /** As typed. */
  value: string;
  id: string;
  error?: string;
  autoFocus?: true;
  isLive: boolean;
  onChange: (typed: string) => void;
  /** Once React has taken over; before, the whole form is sent and comes back with what was typed. */
  onApply: () => void;
}

/** Asked for only by who has one: everybody else would look for one elsewhere. */
export function CodeField({ product, value, error, isLive, onChange, onApply, ...field }: CodeFieldProps) {
  const { reduction } = product;
  const isTaken = isApplied(product, value);
  const help = isTaken
    ? t('{words}. The total already includes it.', { words: publicDiscountText(reduction) })
    : value !== '' && reduction?.code === null
      ? t('{words} applied automatically. A better code replaces it.', {
          words: publicDiscountText(reduction),
        })
      : undefined;
  return (
    <Fold title={t('I have a discount code')} isOpen={value !== '' || error !== undefined}>
      <Box as="input" type="hidden" name="applied" value={reduction?.code ?? ''} readOnly />
      <Box className={styles.row}>
        <Box className={styles.fill}>
          <Field
            name="discountCode"
            autoComplete="off"
            label={t('Discount code')}
            maxLength={newOrderBounds.discountCode.maxLength}
            value={value}
            onChange={onChange}
            {...(help && { help })}
            {...(error !== undefined && { error })}
            {...field}
          />
        </Box>
        <Box
          as="button"
          type={isLive ? 'button' : 'submit'}
          name="apply"
          value="1"
          formNoValidate
          onClick={isLive ? onApply : undefined}
          className={styles.apply}
        >
          {isTaken ? t('Applied') : t('Apply')}
        </Box>
      </Box>
    </Fold>
  );
}
