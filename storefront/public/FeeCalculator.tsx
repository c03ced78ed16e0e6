import { Box, Button, Field } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PricingModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { paiseFrom } from '../document/pricing/pricing';
import { PageForm } from '../parts/PageForm';
import { keptOf, planName, planOrder } from './plans';
import { percent, rupees } from './sentences';
import * as styles from './styles/pricing.css';

const nothing = () => {};
/** What the page calculates with before anything was typed, paise. */
export const usual = 49_900;

/** What is wrong with what was typed; null for an amount that can be a price. */
export function problemOf({ typed, terms }: Pick<PricingModel, 'typed' | 'terms'>): string | null {
  if (typed === null) return null;
  const paise = paiseFrom(typed);
  const { least, most } = terms.price;
  if (paise === null) return t('Enter an amount in rupees, such as 499.');
  if (paise < least) return t('The minimum price is {sum}.', { sum: rupees(least) });
  return paise > most ? t('The maximum price is {sum}.', { sum: rupees(most) }) : null;
}

/**
 * What is left of a price on each plan. A form of its own without JavaScript; with it calculator.ts calculates while one types, by the rates
 * that stand beside the figures.
 */
export function FeeCalculator({ model }: { model: PricingModel }) {
  const { terms, typed } = model;
  const problem = problemOf(model);
  const paise = (problem === null && typed !== null && paiseFrom(typed)) || usual;
  return (
    <Box
      data-calculator
      data-gst={terms.feeTaxBasisPoints}
      data-least={terms.price.least}
      data-most={terms.price.most}
    >
      <PageForm action={`${paths.pricing}#calculator`} className={styles.calculator}>
        <Field
          name="amount"
          label={t('Your price')}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? String(usual / 100)}
          onChange={nothing}
          {...(problem ? { error: problem } : {})}
        />
        <Box className={styles.calculateButton}>
          <Button type="submit">{t('Calculate')}</Button>
        </Box>
      </PageForm>
      <Box aria-live="polite">
        <Box as="table" className={styles.table}>
          <Box as="caption" className={styles.caption}>
            {t('You receive per sale')}
          </Box>
          <Box as="thead">
            <Box as="tr">
              {[t('Plan'), t('Our fee'), t('GST on it'), t('You keep')].map((heading, at) => (
                <Box
                  as="th"
                  scope="col"
                  key={heading}
                  className={at === 0 ? styles.rowHeadFirst : styles.columnHead}
                >
                  {heading}
                </Box>
              ))}
            </Box>
          </Box>
          <Box as="tbody">
            {planOrder.map((plan) => {
              const { fee, gst, net } = keptOf(paise, plan, terms);
              const rate = terms.plans[plan].feeBasisPoints;
              return (
                <Box as="tr" key={plan} data-fee={rate}>
                  <Box as="th" scope="row" className={styles.rowHead}>
                    {planName(plan)}
                    <Box as="span" className={styles.under}>
                      {percent(rate)}
                    </Box>
                  </Box>
                  <Box as="td" className={styles.figure}>
                    {rupees(fee)}
                  </Box>
                  <Box as="td" className={styles.figure}>
                    {rupees(gst)}
                  </Box>
                  <Box as="td" className={styles.figureStrong}>
                    {rupees(net)}
                  </Box>
                </Box>
              );
            })}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
