import { Box, ButtonLink } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { PricingModel } from '@haat/openapi/pages';
import { paths, signInPath } from '@haat/web/paths';
import { Bill } from '../../public/Bill';
import { FeeCalculator, usual } from '../../public/FeeCalculator';
import { PlanTable } from '../../public/PlanTable';
import { Questions } from '../../public/Questions';
import { percent, rupees, settlementText } from '../../public/sentences';
import * as pricing from '../../public/styles/pricing.css';
import * as styles from '../../public/styles/section.css';
import { A } from '../../public/Texts';

/** Plans, fees and limits: every number from the configuration. */
export function PricingPage({ model }: { model: PricingModel }) {
  const { site, terms } = model;
  const { FREE } = terms.plans;
  return (
    <>
      <Box className={styles.first}>
        <Box as="h1" className={styles.big}>
          {t('You pay only when you sell: {share}', { share: percent(FREE.feeBasisPoints) })}
        </Box>
        <Box as="p" className={styles.lead}>
          {t(
            'No setup fee, no monthly fee on the Free plan, no fee for your buyers. {site} keeps a share of each sale, plus {gst} GST on that share.',
            { site: site.name, gst: percent(terms.feeTaxBasisPoints) },
          )}
        </Box>
        <Box className={styles.two} paddingTop="32">
          <Bill site={site} terms={terms} paise={usual} />
          <Box>
            <Box as="h2" className={styles.title}>
              {t('Three plans')}
            </Box>
            <PlanTable terms={terms} />
            <Box as="p" className={styles.small} paddingTop="12">
              {t('Plan prices are before GST. A year costs {premium} for Premium and {vvip} for VVIP.', {
                premium: rupees(terms.plans.PREMIUM.yearly),
                vvip: rupees(terms.plans.VVIP.yearly),
              })}
            </Box>
            <Box className={pricing.take}>
              <ButtonLink href={paths.payPremium}>{t('Buy {plan}', { plan: t('Premium') })}</ButtonLink>
              <ButtonLink href={paths.payVvip}>{t('Buy {plan}', { plan: 'VVIP' })}</ButtonLink>
            </Box>
          </Box>
        </Box>
      </Box>
      <Box as="section" id="calculator" aria-labelledby="calculator-title" className={styles.section}>
        <Box className={styles.content}>
          <Box as="h2" id="calculator-title" className={styles.title}>
            {t('Calculate with your own price')}
          </Box>
          <FeeCalculator model={model} />
        </Box>
      </Box>
      <Box as="section" aria-labelledby="limits-title" className={styles.section}>
        <Box className={styles.content}>
          <Box as="h2" id="limits-title" className={styles.title}>
            {t('Limits and other fees')}
          </Box>
          <Box as="dl" className={pricing.limits}>
            {limits(model).map(([term, value]) => (
              <Box key={term} className={pricing.limit}>
                <Box as="dt">{term}</Box>
                <Box as="dd" className={pricing.limitValue}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <Questions about={questions(model)} />
      <Box as="section" aria-labelledby="begin-title" className={styles.section}>
        <Box className={styles.content}>
          <Box as="h2" id="begin-title" className={styles.title}>
            {t('It is free to start')}
          </Box>
          <Box as="p" className={styles.lead}>
            {t('All you need is a phone number and something to sell.')}
          </Box>
          <Box paddingTop="24">
            <ButtonLink href={signInPath()} tone="accent" mainAction>
              {t('Start selling')}
            </ButtonLink>
          </Box>
        </Box>
      </Box>
    </>
  );
}

const limits = ({ terms }: PricingModel): readonly (readonly [string, string])[] => [
  [t('Minimum price'), rupees(terms.price.least)],
  [t('Maximum price'), rupees(terms.price.most)],
  [t('A sale is available in your wallet after'), settlementText(terms)],
  [t('Minimum withdrawal'), rupees(terms.payoutLeast)],
  [t('Withdrawal fee'), t('None|no fee')],
  [t('Refund fee'), t('None|no fee')],
];

const questions = ({ terms }: PricingModel) => [
  {
    question: t('Does my buyer pay more than my price?'),
    answer: t('No. The price on your page is what leaves the buyer’s account, taxes included.'),
  },
  {
    question: t('What happens to the fee when I refund?'),
    answer: t(
      'It is refunded to you with its GST. A refund costs you what you received for the sale and nothing more.',
    ),
  },
  {
    question: t('Do I need a GST number?'),
    answer: t(
      'Not to start: below the GST turnover threshold you can sell without one, and your buyers get a receipt without tax. The GST shown here is on our fee; with a GSTIN you can claim it.',
    ),
  },
  {
    question: t('How much income tax is deducted?'),
    answer: rich(
      'The law requires an e-commerce operator to deduct 0.1 % of sales, and nothing from individuals with a PAN up to ₹5,00,000 in a financial year. See the {terms} for details.',
      { terms: <A href={`${paths.terms}#tax`}>{t('terms|in a sentence')}</A> },
    ),
  },
  {
    question: t('When does a plan pay off?'),
    answer: rich(
      'The table above shows the monthly sales at which each plan pays off. {premium} and {vvip} each have a page with an example that includes {gst} GST.',
      {
        premium: <A href={paths.payPremium}>{t('Premium')}</A>,
        vvip: <A href={paths.payVvip}>VVIP</A>,
        gst: percent(terms.feeTaxBasisPoints),
      },
    ),
  },
];
