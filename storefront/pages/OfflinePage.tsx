import { Box, Button, Heading } from '@haat/design-system/preview';
import { t } from '@haat/i18n';
import { Awning } from '@haat/web/art/Awning';
import { Stall } from '@haat/web/art/Stall';
import * as styles from '../public/styles/offline.css';

/** What the service worker shows where there is no network: client/offline.ts lists what is kept on the device. */
export function OfflinePage() {
  return (
    <Box as="main">
      <Awning />
      <Box className={styles.middle}>
        <Box className={styles.picture}>
          <Stall isOpen={false} />
        </Box>
        <Heading level={1}>{t('You’re Offline')}</Heading>
        <Box
          as="output"
          className={styles.lead}
          data-waiting={t('You are still offline. This page reloads when you are back online.')}
        >
          {t('Nothing was charged. This page opens once there is a network again.')}
        </Box>
        <Box className={styles.action}>
          <Button tone="accent" fullWidth data-retry>
            {t('Retry')}
          </Button>
        </Box>
        <Box as="section" hidden aria-labelledby="kept" data-kept className={styles.kept}>
          <Heading level={2} id="kept" size="20">
            {t('Works without a network')}
          </Heading>
          <Box as="ul" className={styles.rows} />
        </Box>
      </Box>
    </Box>
  );
}
