import { Box, formatPaise } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { figureOf } from '@haat/kinds/parts/preview/price';
import { dueNow, freeText, perPeriod } from '@haat/web/prices/period';
import { labelOf, type Price, type Verb, withoutSum } from '../../document/pricing/pricing';
import * as styles from '../../styles/amount.css';

interface PriceChooserProps {
  prices: readonly Price[];
  /** Of the button. */
  verb: Verb;
}

/** Several prices: one is chosen before buying. `data-free` is what the button says where there is no sum to repeat. */
export function PriceChooser({ prices, verb }: PriceChooserProps) {
  return (
    <Box as="fieldset" paddingBottom="16">
      <Box as="legend" className={styles.label}>
        {t('Choose')}
      </Box>
      {prices.map((price, index) => (
        <Box as="label" key={price.id} className={styles.choice}>
          <Box
            as="input"
            type="radio"
            name="price"
            value={price.id}
            defaultChecked={index === 0}
            data-label={labelOf(price)}
            data-amount={price.type === 'open' ? undefined : dueNow(price)}
            data-free={price.type === 'open' ? withoutSum(verb) : freeText(price)}
            className={styles.radio}
          />
          <Box as="span" className={styles.choiceText}>
            {price.label ?? t('Price {number}|without a name', { number: index + 1 })}
            {price.trialDays !== undefined && ` · ${t('{count} days free', { count: price.trialDays })}`}
          </Box>
          <Box as="span" className={styles.choicePrice}>
            {price.compareAt !== undefined && <Box as="s">{formatPaise(price.compareAt)}</Box>} {sumOf(price)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function sumOf({ type, amount, firstAmount, period }: Price): string {
  if (type === 'open') return t('from {sum}', { sum: formatPaise(amount) });
  if (period && firstAmount !== undefined)
    return t('{first}, then {sum} {each}', {
      first: formatPaise(firstAmount),
      sum: formatPaise(amount),
      each: perPeriod(period),
    });
  return period ? `${formatPaise(amount)} ${perPeriod(period)}` : figureOf(amount);
}
