import { ButtonLink, ErrorState } from '@haat/design-system';
import { t } from '@haat/i18n';
import { paths } from '@haat/web/paths';
import { useEffect } from 'react';
import { focusHeading } from '../router/use-arrival';

/** In the place of a screen that could not be drawn. */
export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    // What had the focus may be gone with the screen.
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <ErrorState
      title={t('This screen could not be shown')}
      headingLevel={1}
      text={t('Something went wrong. Nothing you saved is lost.')}
      onRetry={onRetry}
      action={
        <ButtonLink href={paths.dashboard} tone="quiet">
          {t('Go to your shop')}
        </ButtonLink>
      }
    />
  );
}
