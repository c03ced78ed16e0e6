import { Box, Link } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { BusinessTerms, PlanName } from '@haat/openapi/pages';
import { paysOffFrom, planName, planOrder, planPath } from './plans';
import { percent, rupees } from './sentences';
import * as styles from './styles/pricing.css';

/** The plans side by side: what a month costs and what a sale costs. */
export function PlanTable({ terms }: { terms: BusinessTerms }) {
  return (
    <Box as="table" className={styles.table}>
      <Box as="thead">
        <Box as="tr">
          <Box as="th" scope="col" className={styles.rowHeadFirst}>
            {t('Plan')}
          </Box>
          <Box as="th" scope="col" className={styles.columnHead}>
            {t('Monthly|of a plan')}
          </Box>
          <Box as="th" scope="col" className={styles.columnHead}>
            {t('Each sale')}
          </Box>
        </Box>
      </Box>
      <Box as="tbody">
        {planOrder.map((plan, at) => (
          <Box as="tr" key={plan}>
            <Box as="th" scope="row" className={styles.rowHead}>
              <Name plan={plan} />
              <Box as="span" className={styles.under}>
                {worth(terms, plan, planOrder[at - 1])}
              </Box>
            </Box>
            <Box as="td" className={styles.figure}>
              {rupees(terms.plans[plan].monthly)}
            </Box>
            <Box as="td" className={styles.figureStrong}>
              {percent(terms.plans[plan].feeBasisPoints)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Name({ plan }: { plan: PlanName }) {
  const path = planPath(plan);
  return path ? (
    <Link href={path} tone="ink" weight="strong">
      {planName(plan)}
    </Link>
  ) : (
    planName(plan)
  );
}

/** When it is worth taking, in words; empty where it never is. */
function worth({ plans }: BusinessTerms, plan: PlanName, cheaper: PlanName | undefined): string {
  if (!cheaper) return t('Setup');
  const from = paysOffFrom(plans[cheaper], plans[plan]);
  return from === null ? '' : t('Pays off from {sum} a month', { sum: rupees(from) });
}
