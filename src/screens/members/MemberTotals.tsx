import { Box, Card, Stat } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { MemberTotals as Totals } from '@haat/openapi';
import * as styles from './members.css';

const written = (count: number) => count.toLocaleString('en-IN');

/** How many there are, and how many of them have joined. */
export function MemberTotals({ totals }: { totals: Totals }) {
  const { active, grace, joined, ended, revoked, notThroughHaat, seatsLeft } = totals;
  return (
    <Card>
      <Box className={styles.totals}>
        <Stat label={t('With access')} value={written(active + grace)} />
        <Stat label={t('Joined|member')} value={written(joined)} />
        <Stat label={t('Ended or removed')} value={written(ended + revoked)} />
        {notThroughHaat > 0 && <Stat label={t('Joined another way')} value={written(notThroughHaat)} />}
        {seatsLeft !== null && <Stat label={t('Seats left')} value={written(seatsLeft)} />}
      </Box>
    </Card>
  );
}
