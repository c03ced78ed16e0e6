import { Box, Button, Notice, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectIsOffline } from '@haat/machines/connectivity';
import { Connectivity } from '../../actors/connectivity.actor';

/** Why only what this device knows by itself was found. */
export function NotSearched({ onRetry }: { onRetry: () => void }) {
  const isOffline = Connectivity.useSelector(selectIsOffline);
  return (
    <Notice
      tone="caution"
      title={t('Products, buyers and sales were not searched')}
      {...(isOffline && { icon: 'wifiOff' })}
    >
      <Stack space="8">
        <Text>
          {isOffline
            ? t('You are offline. You can still find screens.')
            : t('Search is not available. You can still find screens.')}
        </Text>
        <Box>
          <Button size="small" icon="refresh" onPress={onRetry}>
            {t('Retry')}
          </Button>
        </Box>
      </Stack>
    </Notice>
  );
}
