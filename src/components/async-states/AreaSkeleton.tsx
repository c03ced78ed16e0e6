import { Skeleton, Stack } from '@haat/design-system';

/** Until a screen of a product's settings knows its product: as high as most of them are at first. */
export const AreaSkeleton = () => (
  <Stack space="cards">
    <Skeleton height={480} radius="card" />
    <Skeleton height={280} radius="card" />
  </Stack>
);
