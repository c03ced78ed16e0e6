import { ButtonLink, Card, EmptyState } from '@haat/design-system';
import { t } from '@haat/i18n';

interface NoSalesProps {
  isFiltered: boolean;
  /** Where the list shows everything. */
  everything: string;
  /** Where a link to share is; null while there is nothing to share. */
  sharing: string | null;
}

/** Why there is nothing in the list, and what to do about it. */
export function NoSales({ isFiltered, everything, sharing }: NoSalesProps) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          title={t('No results')}
          text={t('No sales match these filters.')}
          action={<ButtonLink href={everything}>{t('Show all sales')}</ButtonLink>}
        />
      ) : (
        <EmptyState
          title={t('No sales yet')}
          text={t('With the buyer, what you received, and why a payment failed.')}
          action={
            sharing !== null && (
              <ButtonLink href={sharing} tone="accent" icon="share" mainAction>
                {t('Share a product')}
              </ButtonLink>
            )
          }
        />
      )}
    </Card>
  );
}
