import { Box, ButtonLink, Heading, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { Stall } from '@haat/web/art/Stall';
import { paths } from '@haat/web/paths';
import { screenTitleId } from '../../components/screen/ScreenHeader';
import * as styles from './not-found.css';

export function NotFoundScreen() {
  return (
    <Box className={styles.frame}>
      <Stack space="24">
        <Box className={styles.picture}>
          <Stall isOpen={false} />
        </Box>
        <Stack space="8">
          <Heading level={1} id={screenTitleId} tabIndex={-1}>
            {t('Page not found')}
          </Heading>
          <Text size="17" tone="soft">
            {t('The address may be mistyped, or the page may have moved.')}
          </Text>
        </Stack>
        <Box>
          <ButtonLink href={paths.dashboard} tone="accent">
            {t('Go to your shop')}
          </ButtonLink>
        </Box>
      </Stack>
    </Box>
  );
}
