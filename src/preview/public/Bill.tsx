import type { PublicModel } from '@haat/contract/pages';
import { Box } from '@haat/design-system/preview';
import { Mark } from '../../parts/art/Mark';
import { keptOf } from './plans';
import * as styles from './pricing.css';
import { small } from './section.css';
import { percent, rupees } from './sentences';

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
        <Box as="span">One sale on the Free plan</Box>
      </Box>
      <Box as="dl">
        <Line term="Your buyer pays" value={rupees(paise)} />
        <Line
          term={`${site.name} keeps ${percent(terms.plans.FREE.feeBasisPoints)}`}
          value={`−${rupees(fee)}`}
        />
        <Line term={`GST on that, ${percent(terms.feeTaxBasisPoints)}`} value={`−${rupees(gst)}`} />
        <Box className={styles.billSum}>
          <Box as="dt">You keep</Box>
          <Box as="dd" className={styles.kept}>
            {rupees(net)}
          </Box>
        </Box>
      </Box>
      <Box as="p" className={small}>
        Nothing is added to what your buyer pays.
      </Box>
    </Box>
  );
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <Box className={styles.billLine}>
      <Box as="dt">{term}</Box>
      <Box as="dd" className={styles.amount}>
        {value}
      </Box>
    </Box>
  );
}
