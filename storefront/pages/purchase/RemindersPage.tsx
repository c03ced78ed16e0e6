import { Box, Button, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { RemindersModel } from '@haat/openapi/pages';
import { PageForm } from '../../parts/PageForm';
import { PageFrame } from '../../parts/PageFrame';
import * as styles from '../../styles/order.css';

/** Where the link of a mail about an unpaid order leads: no more of them, with one button. */
export function RemindersPage({ model: { site, action, isStopped } }: { model: RemindersModel }) {
  return (
    <PageFrame narrow site={site}>
      <Box className={styles.single}>
        <Heading level={1}>{isStopped ? t('No more reminders') : t('Stop these reminders?')}</Heading>
        <Box as="p" className={styles.lead}>
          {isStopped
            ? t(
                'We do not write to you about unpaid orders any more. Receipts and refunds still reach you. If you want to be reminded of an order again, tick it there.',
              )
            : t(
                'We write at most twice about an order that is not paid. One press, and no such mail is sent to you again, whoever you buy from.',
              )}
        </Box>
        {!isStopped && (
          <PageForm method="post" action={action} paddingTop="24">
            <Button type="submit" tone="accent" fullWidth mainAction>
              {t('Stop reminders')}
            </Button>
          </PageForm>
        )}
      </Box>
    </PageFrame>
  );
}
