import type { ProductKind } from '@haat/contract';
import { Box, ButtonLink, EmptyState, Icon, Stack, Text } from '@haat/design-system';
import { paths } from '../../app/paths';
import { Stall } from '../art/Stall';
import { kindWords } from './kind-words';
import * as styles from './not-makeable.css';
import { describe } from './product-kinds';

/** Says of a kind that cannot be made yet what it is, that it cannot, and what does its work now. */
export function NotMakeable({ kind }: { kind: ProductKind }) {
  const { labelOfMany, icon } = describe(kind);
  if (kind === 'page') throw new Error('Payment pages can be made');
  const { sells, meanwhile } = kindWords[kind];
  return (
    <Box className={styles.root}>
      <Box className={styles.columns}>
        <EmptyState
          art={
            <Box background="selected" radius="control" padding="12" width="fit">
              <Icon name={icon} size={24} />
            </Box>
          }
          title={`${labelOfMany} cannot be made here yet`}
          text={
            <Stack space="12">
              <Text size="17" tone="soft">
                {sells}
              </Text>
              <Text size="17" tone="soft">
                {meanwhile}
              </Text>
            </Stack>
          }
          action={
            <Box>
              <ButtonLink href={paths.create('page')} icon="plus">
                Create a payment page
              </ButtonLink>
            </Box>
          }
        />
        <Box className={styles.picture}>
          <Stall isOpen={false} />
        </Box>
      </Box>
    </Box>
  );
}
