import { Box, ButtonLink } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { PricingModel } from '@haat/openapi/pages';
import { paths, signInPath } from '@haat/web/paths';
import { Bill } from '../../public/Bill';
import { PlanTable } from '../../public/PlanTable';
import { Questions } from '../../public/Questions';
import { Reckoner, usual } from '../../public/Reckoner';
import { percent, rupees, settlementWords } from '../../public/sentences';
import * as pricing from '../../public/styles/pricing.css';
import * as styles from '../../public/styles/section.css';
import { A } from '../../public/Words';

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
            'No setup fee, no monthly fee on the Free plan, no fee for your buyers. {house} keeps a share of each sale, plus {gst} GST on that share.',
            { house: site.name, gst: percent(terms.feeTaxBasisPoints) },
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
      <Box as="section" id="reckon" aria-labelledby="reckon-title" className={styles.section}>
        <Box className={styles.content}>
          <Box as="h2" id="reckon-title" className={styles.title}>
            {t('Calculate with your own price')}
          </Box>
          <Reckoner model={model} />
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
            {t('The stall is free to put up')}
          </Box>
          <Box as="p" className={styles.lead}>
            {t('You need a phone number, and something worth sharing.')}
          </Box>
          <Box paddingTop="24">
            <ButtonLink href={signInPath()} tone="accent" mainAction>
              {t('Open your stall')}
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
  [t('A sale is available in your wallet after'), settlementWords(terms)],
  [t('Minimum withdrawal'), rupees(terms.payoutLeast)],
  [t('Fee for a withdrawal'), t('None|no fee')],
  [t('Fee for a refund'), t('None|no fee')],
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
      'Not to begin: below the turnover that GST law names you may sell without one. Your buyers then get a receipt without tax. The GST shown here is on our fee; with a GSTIN you can claim it.',
    ),
  },
  {
    question: t('What is deducted for income tax?'),
    answer: rich(
      'What the law asks an e-commerce operator to deduct: 0.1 % of sales, and nothing for individuals with a PAN up to ₹5,00,000 in a financial year. The {terms} say it in full.',
      { terms: <A href={`${paths.terms}#tax`}>{t('terms|in a sentence')}</A> },
    ),
  },
  {
    question: t('When does a plan pay off?'),
    answer: rich(
      'The table above says from which sales in a month. {premium} and {vvip} each have a page with an example, GST of {gst} included.',
      {
        premium: <A href={paths.payPremium}>{t('Premium')}</A>,
        vvip: <A href={paths.payVvip}>VVIP</A>,
        gst: percent(terms.feeTaxBasisPoints),
      },
    ),
  },
];
