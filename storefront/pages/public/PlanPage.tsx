import { Box, ButtonLink } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { PlanModel, PlanName, PublicModel } from '@haat/openapi/pages';
import { paths, signInPath } from '@haat/web/paths';
import { leftOfMonth, paysOffFrom, planName, planOrder, withGst } from '../../public/plans';
import { percent, rupees } from '../../public/sentences';
import * as pricing from '../../public/styles/pricing.css';
import * as styles from '../../public/styles/section.css';
import { A } from '../../public/Texts';

/** What a plan costs and changes, and from when it pays for itself. */
export function PlanPage({ model, plan }: { model: PlanModel; plan: Exclude<PlanName, 'FREE'> }) {
  const { terms, period, path } = model;
  const { feeBasisPoints, monthly, yearly } = terms.plans[plan];
  const cheaper = plan === 'VVIP' ? 'PREMIUM' : 'FREE';
  const from = paysOffFrom(terms.plans[cheaper], terms.plans[plan]);
  const saved = monthly * 12 - yearly;
  return (
    <>
      <Box className={styles.first}>
        <Box as="h1" className={styles.big}>
          {t('{plan}: {share} of each sale', { plan: planName(plan), share: percent(feeBasisPoints) })}
        </Box>
        <Box as="p" className={styles.lead}>
          {t(
            'Instead of {share} on the Free plan. Everything else stays the same: your pages, your links, your buyers.',
            { share: percent(terms.plans.FREE.feeBasisPoints) },
          )}
          {from !== null &&
            ` ${t('You earn more than on {plan} from {sum} of sales a month.', { plan: planName(cheaper), sum: rupees(from) })}`}
        </Box>
        {period === null ? (
          <Box className={styles.pair}>
            <Price period="month" paise={monthly} model={model} path={path} />
            <Price
              period="year"
              paise={yearly}
              model={model}
              path={path}
              {...(saved > 0 && { note: t('{sum} less than twelve months.', { sum: rupees(saved) }) })}
            />
          </Box>
        ) : (
          <PlanTakingPlace plan={plan} period={period} gstBasisPoints={terms.feeTaxBasisPoints} />
        )}
        <Box as="p" className={styles.small} paddingTop="16">
          {t(
            'It does not auto-renew. We remind you before it ends, and you choose whether to renew. An upgrade starts immediately, with credit for the remaining days of your current plan.',
          )}
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
  path: string;
  note?: string;
}

function Price({ period, paise, model: { terms }, path, note = '' }: PriceProps) {
  const whole = withGst(paise, terms);
  return (
    <Box className={styles.card}>
      <Box as="h2" className={styles.strong}>
        {period === 'month' ? t('Monthly') : t('Yearly')}
      </Box>
      <Box as="p" className={styles.figure}>
        {rupees(paise)}
      </Box>
      <Box as="p" className={styles.soft}>
        {t('{sum} with GST of {share}, of which {tax} is tax. {note}', {
          sum: rupees(whole),
          share: percent(terms.feeTaxBasisPoints),
          tax: rupees(whole - paise),
          note,
        })}
      </Box>
      <Box className={styles.end}>
        <ButtonLink
          href={`${path}?period=${period}#take`}
          tone={period === 'month' ? 'accent' : 'neutral'}
          fullWidth
        >
          {period === 'month' ? t('Buy monthly') : t('Buy yearly')}
        </ButtonLink>
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
          {t('A month with {sum} of sales', { sum: rupees(sales) })}
        </Box>
        <Box as="p" className={styles.lead}>
          {t('You earn {sum} more on {plan} than on Free, after the plan price and GST.', {
            plan: planName(plan),
            sum: rupees(more),
          })}
        </Box>
        <Box as="table" className={pricing.table}>
          <Box as="thead">
            <Box as="tr">
              {[t('Plan'), t('Fee|one'), t('Plan and fee with GST'), t('You keep')].map((heading, at) => (
                <Box
                  as="th"
                  scope="col"
                  key={heading}
                  className={at === 0 ? pricing.rowHeadFirst : pricing.columnHead}
                >
                  {heading}
                </Box>
              ))}
            </Box>
          </Box>
          <Box as="tbody">
            {planOrder.map((name) => (
              <Box as="tr" key={name}>
                <Box as="th" scope="row" className={pricing.rowHead}>
                  {planName(name)}
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
          {rich('Calculated as one sale; many small sales can differ by a few paise. {link}', {
            link: <A href={paths.pricing}>{t('All plans and limits')}</A>,
          })}
        </Box>
      </Box>
    </Box>
  );
}

interface PlanTakingPlaceProps {
  plan: 'PREMIUM' | 'VVIP';
  period: 'month' | 'year';
  gstBasisPoints: number;
}

/** Where a plan is taken, as the server draws it: the browser fills it once it knows who is signed in. */
function PlanTakingPlace({ plan, period, gstBasisPoints }: PlanTakingPlaceProps) {
  return (
    <Box as="section" id="take" aria-label={t('Buying the plan')} className={styles.taking}>
      <Box id="plan-root" data-plan={plan} data-period={period} data-gst={gstBasisPoints}>
        <Box as="output" className={styles.soft}>
          {t('Loading today’s price…')}
        </Box>
        <Box as="noscript">
          <Box as="p" paddingTop="12">
            {rich(
              'This step needs JavaScript. Turn it on and reload the page, or {link} in another browser and buy the plan from your account.',
              { link: <A href={signInPath(paths.account)}>{t('sign in|in a sentence')}</A> },
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
