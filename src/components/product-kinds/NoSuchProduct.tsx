import { Box, ButtonLink, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import { ScreenHeader } from '../screen/ScreenHeader';
import { homeOf, namesOf } from './product-kinds';

/** For an id that is nobody's, or somebody else's: the two look the same from here. */
export function NoSuchProduct({ kind }: { kind: ProductKind }) {
  const { one, many } = namesOf(kind);
  return (
    <Stack space="16">
      <ScreenHeader title={t('No such {one} among yours', { one })} />
      <Text size="17" tone="soft">
        {t('It may have been deleted, or belong to another account than the one you are signed in with.')}
      </Text>
      <Box>
        <ButtonLink href={homeOf(kind)}>{t('See your {many}', { many })}</ButtonLink>
      </Box>
    </Stack>
  );
}
