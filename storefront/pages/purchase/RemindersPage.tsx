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
                'We will no longer email you about unpaid orders. You still get receipts and refund emails. To be reminded of an order again, opt in at checkout.',
              )
            : t(
                'We send at most two reminders for an unpaid order. Unsubscribe here to get none from any seller.',
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
