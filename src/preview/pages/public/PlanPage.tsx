import type { PlanName, PublicModel } from '@haat/contract/pages';
import { Box, ButtonLink } from '@haat/design-system/preview';
import { paths } from '../../../app/paths';
import { leftOfMonth, paysOffFrom, planNames, planOrder, withGst } from '../../public/plans';
import * as pricing from '../../public/pricing.css';
import * as styles from '../../public/section.css';
import { percent, rupees } from '../../public/sentences';
import { A } from '../../public/Words';

/** What a plan costs and changes, and from when it pays for itself. */
export function PlanPage({ model, plan }: { model: PublicModel; plan: Exclude<PlanName, 'FREE'> }) {
  const { terms, site } = model;
  const { feeBasisPoints, monthly, yearly } = terms.plans[plan];
  const cheaper = plan === 'VVIP' ? 'PREMIUM' : 'FREE';
  const from = paysOffFrom(terms.plans[cheaper], terms.plans[plan]);
  const saved = monthly * 12 - yearly;
  return (
    <>
      <Box className={styles.first}>
        <Box as="h1" className={styles.big}>
          {`${planNames[plan]}: ${percent(feeBasisPoints)} of each sale`}
        </Box>
        <Box as="p" className={styles.lead}>
          {`Instead of ${percent(terms.plans.FREE.feeBasisPoints)} on the Free plan. Everything else stays as it is: your pages, your links, your buyers.`}
          {from !== null &&
            ` It leaves you more than ${planNames[cheaper]} from ${rupees(from)} of sales in a month.`}
        </Box>
        <Box className={styles.three}>
          <Price period="month" paise={monthly} model={model} />
          <Price
            period="year"
            paise={yearly}
            model={model}
            {...(saved > 0 && { note: `${rupees(saved)} less than twelve months.` })}
          />
          <Box className={styles.card}>
            <Box as="h2" className={styles.strong}>
              Taking the plan
            </Box>
            <Box as="p" className={styles.soft}>
              {`Plans cannot be bought on ${site.name} yet: every account is on the Free plan, and nothing is charged by the month. Your account shows the plan you are on.`}
            </Box>
            <Box className={styles.end}>
              <ButtonLink href={paths.account} fullWidth>
                See your plan
              </ButtonLink>
            </Box>
          </Box>
        </Box>
      </Box>
      {from !== null && <Example model={model} plan={plan} sales={roundUp(from * 2)} />}
    </>
  );
}

/** To whole ten thousands of rupees: an example is to be read at a glance. */
const roundUp = (paise: number) => Math.ceil(paise / 1_000_000) * 1_000_000;

interface PriceProps {
  period: 'month' | 'year';
  paise: number;
  model: PublicModel;
  note?: string;
}

function Price({ period, paise, model: { terms }, note = '' }: PriceProps) {
  const whole = withGst(paise, terms);
  return (
    <Box className={styles.card}>
      <Box as="h2" className={styles.strong}>{`By the ${period}`}</Box>
      <Box as="p" className={styles.figure}>
        {rupees(paise)}
      </Box>
      <Box as="p" className={styles.soft}>
        {`${rupees(whole)} with GST of ${percent(terms.feeTaxBasisPoints)}, of which ${rupees(whole - paise)} is tax. ${note}`}
      </Box>
    </Box>
  );
}

/** A month of sales on every plan, so that the difference can be checked. Paise. */
function Example({ model, plan, sales }: { model: PublicModel; plan: PlanName; sales: number }) {
  const { terms } = model;
  const more = leftOfMonth(sales, plan, terms) - leftOfMonth(sales, 'FREE', terms);
  return (
    <Box as="section" aria-labelledby="example-title" className={styles.section}>
      <Box className={styles.content}>
        <Box as="h2" id="example-title" className={styles.title}>
          {`A month with ${rupees(sales)} of sales`}
        </Box>
        <Box as="p" className={styles.lead}>
          {`${planNames[plan]} leaves you ${rupees(more)} more than Free, after the plan is paid and GST on everything.`}
        </Box>
        <Box as="table" className={pricing.table}>
          <Box as="thead">
            <Box as="tr">
              {['Plan', 'Fee', 'Plan and fee with GST', 'You keep'].map((words, at) => (
                <Box
                  as="th"
                  scope="col"
                  key={words}
                  className={at === 0 ? pricing.rowHeadFirst : pricing.columnHead}
                >
                  {words}
                </Box>
              ))}
            </Box>
          </Box>
          <Box as="tbody">
            {planOrder.map((name) => (
              <Box as="tr" key={name}>
                <Box as="th" scope="row" className={pricing.rowHead}>
                  {planNames[name]}
                </Box>
                <Box as="td" className={pricing.figure}>
                  {percent(terms.plans[name].feeBasisPoints)}
                </Box>
                <Box as="td" className={pricing.figure}>
                  {rupees(sales - leftOfMonth(sales, name, terms))}
                </Box>
                <Box as="td" className={pricing.figureStrong}>
                  {rupees(leftOfMonth(sales, name, terms))}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
        <Box as="p" className={styles.small} paddingTop="16">
          Reckoned as one sale; many small ones differ by a few paise.{' '}
          <A href={paths.pricing}>All plans and limits</A>
        </Box>
      </Box>
    </Box>
  );
}
