import { Box, Card, CardPart, Inline, Skeleton, Stack } from '@haat/design-system';

/** A card of list rows that are on their way. `height` is a row's, in px. */
export function RowsSkeleton({
  rows,
  height = 68,
  hasTitle = false,
}: {
  rows: number;
  height?: number;
  hasTitle?: boolean;
}) {
  return (
    <Card padding="none">
      {hasTitle && (
        <CardPart>
          <Skeleton width={140} height={24} />
        </CardPart>
      )}
      {Array.from({ length: rows }, (_, row) => (
        // Nothing but a place yet, so its position is its name.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={row} paddingX="16" borderTop={row > 0 || hasTitle ? 'line' : 'none'}>
          <Inline space="12" wrap={false}>
            <Skeleton width={48} height={height - 20} radius="control" />
            <Box grow="1" paddingY="12">
              <Stack space="8">
                <Skeleton width="60%" height={16} />
                <Skeleton width="40%" height={12} />
              </Stack>
            </Box>
            <Skeleton width={72} height={16} />
          </Inline>
        </Box>
      ))}
    </Card>
  );
}
