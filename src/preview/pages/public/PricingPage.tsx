import type { PricingModel } from '@haat/contract/pages';
import { Box, ButtonLink } from '@haat/design-system/preview';
import { paths, signInPath } from '../../../app/paths';
import { Bill } from '../../public/Bill';
import { PlanTable } from '../../public/PlanTable';
import * as pricing from '../../public/pricing.css';
import { Questions } from '../../public/Questions';
import { Reckoner, usual } from '../../public/Reckoner';
import * as styles from '../../public/section.css';
import { percent, rupees, settlementWords } from '../../public/sentences';
import { A } from '../../public/Words';

/** Plans, fees and limits: every number from the configuration. */
export function PricingPage({ model }: { model: PricingModel }) {
  const { site, terms } = model;
  const { FREE } = terms.plans;
  return (
    <>
      <Box className={styles.first}>
        <Box as="h1" className={styles.big}>
          {`You pay when you sell: ${percent(FREE.feeBasisPoints)} of it`}
        </Box>
        <Box as="p" className={styles.lead}>
          {`No fee to begin, none by the month on the Free plan, none for your buyers. ${site.name} keeps a share of each sale, and GST of ${percent(terms.feeTaxBasisPoints)} on that share.`}
        </Box>
        <Box className={styles.two} paddingTop="32">
          <Bill site={site} terms={terms} paise={usual} />
          <Box>
            <Box as="h2" className={styles.title}>
              Three plans
            </Box>
            <PlanTable terms={terms} />
            <Box as="p" className={styles.small} paddingTop="12">
              {`Plan prices are before GST. A year costs ${rupees(terms.plans.PREMIUM.yearly)} for Premium and ${rupees(terms.plans.VVIP.yearly)} for VVIP.`}
            </Box>
          </Box>
        </Box>
      </Box>
      <Box as="section" id="reckon" aria-labelledby="reckon-title" className={styles.section}>
        <Box className={styles.content}>
          <Box as="h2" id="reckon-title" className={styles.title}>
            Reckon with your own price
          </Box>
          <Reckoner model={model} />
        </Box>
      </Box>
      <Box as="section" aria-labelledby="limits-title" className={styles.section}>
        <Box className={styles.content}>
          <Box as="h2" id="limits-title" className={styles.title}>
            The rest of the numbers
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
            The stall is free to put up
          </Box>
          <Box as="p" className={styles.lead}>
            You need a phone number, and something worth sharing.
          </Box>
          <Box paddingTop="24">
            <ButtonLink href={signInPath()} tone="accent" mainAction>
              Open your stall
            </ButtonLink>
          </Box>
        </Box>
      </Box>
    </>
  );
}

const limits = ({ terms }: PricingModel): readonly (readonly [string, string])[] => [
  ['Least price', rupees(terms.price.least)],
  ['Highest price', rupees(terms.price.most)],
  ['A sale is available in your wallet after', settlementWords(terms)],
  ['Least withdrawal', rupees(terms.payoutLeast)],
  ['Fee for a withdrawal', 'None'],
  ['Fee for a refund', 'None'],
];

const questions = ({ terms }: PricingModel) => [
  {
    question: 'Does my buyer pay more than my price?',
    answer: 'No. The price on your page is what leaves the buyer’s account, taxes included.',
  },
  {
    question: 'What happens to the fee when I refund?',
    answer:
      'It comes back with the GST on it. A refund costs you what you received for the sale and nothing more.',
  },
  {
    question: 'Do I need a GST number?',
    answer:
      'Not to begin: below the turnover that GST law names you may sell without one. Your buyers then get a receipt without tax. The GST shown here is on our fee; with a GSTIN you can claim it.',
  },
  {
    question: 'What is deducted for income tax?',
    answer: (
      <>
        What the law asks an e-commerce operator to deduct: 0.1 % of sales, and nothing for individuals with a
        PAN up to ₹5,00,000 in a financial year. The <A href={`${paths.terms}#tax`}>terms</A> say it in full.
      </>
    ),
  },
  {
    question: 'When is a plan worth its price?',
    answer: (
      <>
        The table above says from which sales in a month. <A href={paths.payPremium}>Premium</A> and{' '}
        <A href={paths.payVvip}>VVIP</A> each have a page with an example, GST of{' '}
        {percent(terms.feeTaxBasisPoints)} included.
      </>
    ),
  },
];
