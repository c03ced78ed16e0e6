import { Box, ButtonLink, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { ProductKind } from '@haat/openapi';
import { homeOf, namesOf } from '@haat/web/product-kinds/product-kinds';
import { ScreenHeader } from '../screen/ScreenHeader';

/** For an unknown id or one of another account: indistinguishable here. */
export function NoSuchProduct({ kind }: { kind: ProductKind }) {
  const { one, many } = namesOf(kind);
  return (
    <Stack space="16">
      <ScreenHeader title={t('{one} not found', { one })} />
      <Text size="17" tone="soft">
        {t('It may have been deleted, or belong to a different account.')}
      </Text>
      <Box>
        <ButtonLink href={homeOf(kind)}>{t('View your {many}', { many })}</ButtonLink>
      </Box>
    </Stack>
  );
}
