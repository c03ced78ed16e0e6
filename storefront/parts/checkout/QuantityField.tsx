import { Box, formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicProduct } from '@haat/openapi';
import * as styles from '../../styles/quantity.css';

interface QuantityFieldProps {
  several: NonNullable<PublicProduct['prices'][number]['several']>;
  quantity: number;
  id: string;
  error?: string;
  autoFocus?: true;
  isLive: boolean;
  onChange: (quantity: number) => void;
}

/**
 * How many pieces are bought. Before React has taken over it is a list with a button that sends the whole form, which comes back with the new total and with
 * what was typed.
 */
export function QuantityField({ several, quantity, id, error, isLive, onChange }: QuantityFieldProps) {
  const helpId = `${id}-help`;
  return (
    <Box>
      <Box as="input" type="hidden" name="counted" value={String(quantity)} readOnly />
      <Box className={styles.row}>
        <Box>
          <Box as="label" id={`${id}-label`} htmlFor={isLive ? undefined : id} className={styles.label}>
            {t('Quantity|of an order')}
          </Box>
          <Box className={styles.each}>{t('{sum} each', { sum: formatPaise(several.each) })}</Box>
        </Box>
        {isLive ? (
          <Stepper labelId={`${id}-label`} most={several.most} quantity={quantity} onChange={onChange} />
        ) : (
          <Box className={styles.chooser}>
            <Box
              as="select"
              id={id}
              name="quantity"
              defaultValue={String(quantity)}
              aria-describedby={error === undefined ? undefined : helpId}
              className={styles.select}
            >
              {Array.from({ length: several.most }, (_, place) => (
                <option key={place + 1} value={place + 1}>
                  {place + 1}
                </option>
              ))}
            </Box>
            <Box as="button" type="submit" name="recount" value="1" formNoValidate className={styles.recount}>
              {t('Update total')}
            </Box>
          </Box>
        )}
      </Box>
      {error !== undefined && (
        <Box id={helpId} className={styles.wrong}>
          {error}
        </Box>
      )}
    </Box>
  );
}

interface StepperProps {
  labelId: string;
  most: number;
  quantity: number;
  onChange: (quantity: number) => void;
}

function Stepper({ labelId, most, quantity, onChange }: StepperProps) {
  return (
    <Box as="fieldset" aria-labelledby={labelId} className={styles.stepper}>
      <Box as="input" type="hidden" name="quantity" value={String(quantity)} readOnly />
      <Box
        as="button"
        type="button"
        aria-label={t('One less')}
        aria-disabled={quantity <= 1}
        onClick={() => quantity > 1 && onChange(quantity - 1)}
        className={styles.step}
      >
        −
      </Box>
      <Box as="output" aria-live="polite" className={styles.count}>
        {quantity}
      </Box>
      <Box
        as="button"
        type="button"
        aria-label={t('One more')}
        aria-disabled={quantity >= most}
        onClick={() => quantity < most && onChange(quantity + 1)}
        className={styles.step}
      >
        +
      </Box>
    </Box>
  );
}
