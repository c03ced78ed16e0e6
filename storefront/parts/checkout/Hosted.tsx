import { Box, Button, Icon } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import type { GatewayScript } from '@haat/openapi/pages';
import * as styles from '../../styles/order.css';

interface HostedProps {
  label: string;
  /** There is no other way on. */
  isMain: boolean;
  /** What the script leads to. */
  about: GatewayScript['about'];
}

/** Leads to the gateway's own page. client/pay.ts knows both parts by their ids, and says in the first what went wrong. */
export function Hosted({ label, isMain, about }: HostedProps) {
  return (
    <>
      <Box id="trouble" hidden>
        <Box role="alert" className={styles.bad} />
      </Box>
      <Box id="hosted">
        {/* Presses before the script loads would be lost. */}
        <Button disabled tone={isMain ? 'accent' : 'neutral'} fullWidth mainAction={isMain}>
          {label}
        </Button>
      </Box>
      <Box as="noscript">
        <Box className={styles.notice}>
          <Icon name="info" size={24} />
          <Box as="p">
            {about === 'mandate'
              ? t('Your bank’s page needs JavaScript. Turn it on in your browser and reload.')
              : t('The payment page needs JavaScript. Turn it on in your browser and reload.')}
          </Box>
        </Box>
      </Box>
    </>
  );
}
