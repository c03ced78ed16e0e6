import { Box, Button } from '@haat/design-system';
import { t } from '@haat/words';

interface MoreRowsProps {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Under a list that has more than is shown. */
export function MoreRows({ of }: MoreRowsProps) {
  if (!of.hasNextPage) return null;
  return (
    <Box padding="16" borderTop="line">
      <Button size="small" busy={of.isFetchingNextPage} onPress={() => void of.fetchNextPage()}>
        {t('Show more')}
      </Button>
    </Box>
  );
}
