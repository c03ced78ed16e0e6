import type { ProductKind } from '@haat/contract';
import { Box, ButtonLink, Stack, Text } from '@haat/design-system';
import { ScreenHeader } from '../screen/ScreenHeader';
import { describe, homeOf } from './product-kinds';

/** For an id that is nobody's, or somebody else's: the two look the same from here. */
export function NoSuchProduct({ kind }: { kind: ProductKind }) {
  const { one, many } = describe(kind);
  return (
    <Stack space="16">
      <ScreenHeader title={`No such ${one} among yours`} />
      <Text size="17" tone="soft">
        It may have been deleted, or belong to another account than the one you are signed in with.
      </Text>
      <Box>
        <ButtonLink href={homeOf(kind)}>See your {many}</ButtonLink>
      </Box>
    </Stack>
  );
}
