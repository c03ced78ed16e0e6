import { Box, Button, Heading, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectIsWaiting } from '@haat/machines/connectivity';
import { Awning } from '@haat/web/art/Awning';
import { Stall } from '@haat/web/art/Stall';
import { Connectivity } from '../../actors/connectivity.actor';
import { LiveRegion } from '../../components/async-states/LiveRegion';
import * as styles from './offline.css';

/** What its cover is named after. */
export const offlineTitleId = 'offline-title';

/** The offline screen. */
export function OfflineScreen({ onRead }: { onRead: () => void }) {
  const connectivity = Connectivity.useActorRef();
  const isWaiting = Connectivity.useSelector(selectIsWaiting);
  return (
    <Box>
      <Awning />
      <Box className={styles.frame}>
        <Stack space="32">
          <Box className={styles.picture}>
            <Stall isOpen={false} />
          </Box>
          <Stack space="4">
            <Heading level={1} id={offlineTitleId} tabIndex={-1}>
              {t('You’re Offline')}
            </Heading>
            <LiveRegion>
              <Text size="17" tone="soft">
                {isWaiting
                  ? t('You are still offline. This page reloads when you are back online.')
                  : t('What you typed is safe on this device.')}
              </Text>
            </LiveRegion>
          </Stack>
          <Box className={styles.actions}>
            <Stack space="12">
              <Button
                tone="accent"
                icon="refresh"
                fullWidth
                busy={isWaiting}
                onPress={() => connectivity.send({ type: 'retry' })}
              >
                {t('Retry')}
              </Button>
              <Button fullWidth onPress={onRead}>
                {t('View saved pages')}
              </Button>
            </Stack>
          </Box>
        </Stack>
      </Box>
    </Box>
  );
}
