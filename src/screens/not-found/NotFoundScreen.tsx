import { Box, ButtonLink, Stack, Text } from '@haat/design-system';
import { paths } from '../../app/paths';
import { ScreenHeader } from '../../parts/screen/ScreenHeader';

export function NotFoundScreen() {
  return (
    <Stack space="16">
      <ScreenHeader title="Page not found" />
      <Text size="17" tone="soft">
        The link may be old, or a letter of it may have been lost on the way.
      </Text>
      <Box>
        <ButtonLink href={paths.dashboard}>Go to your shop</ButtonLink>
      </Box>
    </Stack>
  );
}
