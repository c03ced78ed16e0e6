import { Box, ButtonLink } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { PublicModel } from '@haat/openapi/pages';
import { paths, signInPath } from '@haat/web/paths';
import { Bill } from '../../public/Bill';
import { PlanTable } from '../../public/PlanTable';
import { Questions } from '../../public/Questions';
import { percent, rupees, settlementText } from '../../public/sentences';
import * as styles from '../../public/styles/home.css';
import * as section from '../../public/styles/section.css';
import { A } from '../../public/Texts';
import { Hero } from './home/Hero';
import { How } from './home/How';
import { Kinds } from './home/Kinds';

const sale = 49_900;

/** For somebody who might sell here: what it is, how it goes, what it costs. */
export function HomePage({ model }: { model: PublicModel }) {
  const { site, terms } = model;
  return (
    <>
      <Hero terms={terms} />
      <Kinds />
      <How terms={terms} />
      <Box as="section" aria-labelledby="fees-title" className={section.section}>
        <Box className={`${section.content} ${section.two}`}>
          <Bill site={site} terms={terms} paise={sale} />
          <Box>
            <Box as="h2" id="fees-title" className={section.title}>
              {t('Simple fees')}
            </Box>
            <PlanTable terms={terms} />
            <Box as="p" className={section.small} paddingTop="12">
              {rich('GST of {share} applies to fee and plan. {link}', {
                share: percent(terms.feeTaxBasisPoints),
                link: <A href={paths.pricing}>{t('Calculate with your own price')}</A>,
              })}
            </Box>
          </Box>
        </Box>
      </Box>
      <Questions about={questions(model)} />
      <Box as="section" aria-labelledby="begin-title" className={section.section}>
        <Box className={styles.closing}>
          <Box>
            <Box as="h2" id="begin-title" className={section.title}>
              {t('It is free to start')}
            </Box>
            <Box as="p" className={section.lead}>
              {t('All you need is a phone number and something to sell.')}
            </Box>
          </Box>
          <ButtonLink href={signInPath()} iconAfter="arrowRight">
            {t('Start selling')}
          </ButtonLink>
        </Box>
      </Box>
    </>
  );
}

const questions = ({ terms, site }: PublicModel) => [
  {
    question: t('When do I get my money?'),
    answer:
      terms.settlementWorkingDays === 0
        ? t(
            'A sale is available in your wallet the same day. From {sum} it can be paid out to your bank or UPI, once your PAN and an account in your name are checked.',
            { sum: rupees(terms.payoutLeast) },
          )
        : t(
            'A sale is available in your wallet {days} after the buyer pays. From {sum} it can be paid out to your bank or UPI, once your PAN and an account in your name are checked.',
            { days: settlementText(terms), sum: rupees(terms.payoutLeast) },
          ),
  },
  {
    question: t('Does my buyer have to sign up?'),
    answer: t(
      'No. A mobile number is enough to buy. The receipt comes by SMS with a link that opens what was bought, and signing in later with the same number shows every purchase.',
    ),
  },
  {
    question: t('Do I need a GST number?'),
    answer: rich(
      'Not to start. Without one your buyers get a receipt without tax. The {terms} explain the other tax rules in plain language.',
      { terms: <A href={`${paths.terms}#tax`}>{t('terms|in a sentence')}</A> },
    ),
  },
  {
    question: t('What if someone asks for a refund?'),
    answer: rich(
      'You decide within 48 hours and refund all or part of it in one step. {site} refunds its fee too. See {link} for details.',
      { site: site.name, link: <A href={paths.cancellation}>{t('Cancellation and refunds')}</A> },
    ),
  },
  {
    question: t('Can I write in Marathi, Tamil or Bangla?'),
    answer: t('Yes. A page takes any script, and buyers see it as you wrote it.'),
  },
];
