import { Box, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import type { ScanModel } from '@haat/openapi/pages';
import { timeOfDay } from '../../document/time/when';
import * as styles from '../../styles/pay.css';

/** The QR code is the action: it wears the accent, and no button beside it does. client/scan.ts counts the time that is left. */
export function Scan({ scan, label }: { scan: ScanModel; label: string }) {
  const clock = new Date(0, 0, 0, 0, 0, scan.seconds);
  return (
    <Box className={styles.scan}>
      <Box className={styles.qr}>
        <Box as="img" src={scan.image} alt={label} className={styles.qrImage} />
      </Box>
      <Box className={styles.scanText}>
        <Box as="p">
          {t(
            'GPay, PhonePe, Paytm, BHIM or your bank’s own app. This page updates automatically once you have paid.',
          )}
        </Box>
        <Box className={styles.left}>
          <Icon name="clock" size={20} />
          <Box as="span" data-until>
            {t('Good until {time}', { time: timeOfDay(scan.until) })}
          </Box>
          <Box as="span" data-seconds={scan.seconds} hidden>
            {rich('Good for {left}', {
              left: (
                <Box as="strong" role="timer">
                  {`${clock.getMinutes()}:${String(clock.getSeconds()).padStart(2, '0')}`}
                </Box>
              ),
            })}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
