import { Button, Notice } from '@haat/design-system';
import { t, translate } from '@haat/i18n';
import { failureOf } from '@haat/machines/failure';

/** What the last try failed with; nothing where it did not. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  if (error === null) return null;
  return (
    <Notice
      tone="critical"
      live
      {...(onRetry && {
        action: (
          <Button size="small" onPress={onRetry}>
            {t('Retry')}
          </Button>
        ),
      })}
    >
      {translate(failureOf(error, t('Something went wrong. Try again in a moment.')).message)}
    </Notice>
  );
}
