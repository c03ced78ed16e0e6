import { Box, Icon } from '@haat/design-system/preview';
import { type Phrase, t } from '@haat/i18n';
import * as styles from '../../styles/checkout.css';

/** Kept apart from `paths`, which would bring the whole app’s. */
const refundsPath = '/Cancellation';

/** Until when money comes back. All of it opens beside the form, which keeps what is typed. */
export function RefundLine({ refund }: { refund: Phrase }) {
  return (
    <Box className={styles.refund}>
      <Icon name="undo" size={20} />
      <Box as="span">
        {t(refund)} ·{' '}
        <Box as="a" href={refundsPath} target="_blank" className={styles.inlineLink}>
          {t('When money comes back')}
        </Box>
      </Box>
    </Box>
  );
}
