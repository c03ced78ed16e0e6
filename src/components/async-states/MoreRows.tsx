import { Button, CardPart, Inline } from '@haat/design-system';
import { t } from '@haat/i18n';

interface MoreRowsProps {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** Under cards instead of at the foot of one. */
  underCards?: boolean;
}

/** Under a list that has more than is shown. */
export function MoreRows({ of, underCards = false }: MoreRowsProps) {
  if (!of.hasNextPage) return null;
  const more = (
    <Button size="small" busy={of.isFetchingNextPage} onPress={() => void of.fetchNextPage()}>
      {t('Show more')}
    </Button>
  );
  return underCards ? <Inline space="8">{more}</Inline> : <CardPart ruled>{more}</CardPart>;
}
