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
          title={t('Nothing matches')}
          text={t('No sale fits all of these choices together.')}
          action={<ButtonLink href={everything}>{t('Show all sales')}</ButtonLink>}
        />
      ) : (
        <EmptyState
          title={t('Your first sale will stand here')}
          text={t('With who bought, what reached you, and why if something went wrong.')}
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
