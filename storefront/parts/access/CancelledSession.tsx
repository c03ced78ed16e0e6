import { Box, formatPaise, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { CancelledForHolder } from '@haat/openapi/pages';
import * as styles from '../../styles/learning.css';

/** What becomes of the payment; null where there was none. */
function refundText({ amount, refund }: CancelledForHolder, isGiven: boolean): string | null {
  const sum = formatPaise(amount);
  if (refund === 'done')
    return t('{sum} was refunded. It should reach the account you paid from in 5 to 7 working days.', {
      sum,
    });
  if (refund === 'waiting')
    return t('Your payment of {sum} is being refunded. You need to do nothing.', { sum });
  if (refund === 'none') return null;
  return isGiven
    ? t('The refund of {sum} did not work yet. The creator knows and can try again.', { sum })
    : t(
        'The refund of {sum} did not work yet. The creator knows and can try again; your access stays until then.',
        { sum },
      );
}

interface CancelledSessionProps {
  cancelled: CancelledForHolder;
  /** Where it stands among others. */
  title?: string;
  /** It was given to somebody else: the access is not its reader's. */
  isGiven?: boolean;
}

/** Says that a live session does not take place, why, and what becomes of the payment. */
export function CancelledSession({ cancelled, title, isGiven = false }: CancelledSessionProps) {
  const { reason } = cancelled;
  const refund = refundText(cancelled, isGiven);
  return (
    <Box as="section" className={styles.session}>
      <Heading level={2} size="17">
        {title === undefined ? t('This live session was cancelled') : t('“{title}” was cancelled', { title })}
      </Heading>
      <Box as="p">{t('It does not take place.')}</Box>
      {reason !== '' && <Box as="blockquote">{reason}</Box>}
      {refund !== null && <Box as="p">{refund}</Box>}
    </Box>
  );
}
