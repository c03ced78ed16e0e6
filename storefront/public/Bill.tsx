import { Box } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import { Mark } from '@haat/web/art/Mark';
import { keptOf } from './plans';
import { percent, rupees } from './sentences';
import * as styles from './styles/pricing.css';
import { small } from './styles/section.css';

type BillProps = Pick<PublicModel, 'site' | 'terms'> & {
  /** What the buyer pays, paise. */
  paise: number;
};

/** One sale on the Free plan, as a bill that adds up to the paisa. */
export function Bill({ site, terms, paise }: BillProps) {
  const { fee, gst, net } = keptOf(paise, 'FREE', terms);
  return (
    <Box className={styles.bill}>
      <Box className={styles.billHead}>
        <Mark height={18} name="" />
        <Box as="span">{t('One sale on the Free plan')}</Box>
      </Box>
      <Box as="dl">
        <Line term={t('Your buyer pays')} value={rupees(paise)} />
        <Line
          term={t('{site} keeps {share}', {
            site: site.name,
            share: percent(terms.plans.FREE.feeBasisPoints),
          })}
          value={`−${rupees(fee)}`}
          isTaken
        />
        <Line
          term={t('GST on that, {share}', { share: percent(terms.feeTaxBasisPoints) })}
          value={`−${rupees(gst)}`}
          isTaken
        />
        <Box className={styles.billSum}>
          <Box as="dt">{t('You keep')}</Box>
          <Box as="dd" className={styles.youKeep}>
            {rupees(net)}
          </Box>
        </Box>
      </Box>
      <Box as="p" className={small}>
        {t('Nothing is added to what your buyer pays.')}
      </Box>
    </Box>
  );
}

interface LineProps {
  term: string;
  value: string;
  /** Off what the buyer pays. */
  isTaken?: boolean;
}

function Line({ term, value, isTaken = false }: LineProps) {
  return (
    <Box className={isTaken ? styles.takenLine : styles.billLine}>
      <Box as="dt">{term}</Box>
      <Box as="dd" className={styles.amount}>
        {value}
      </Box>
    </Box>
  );
}
