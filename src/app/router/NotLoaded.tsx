import { ErrorState } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectIsRetrying } from '@haat/machines/navigation';
import { useEffect } from 'react';
import { Navigation } from '../../actors/navigation.actor';
import { siteName } from '../../services/site';
import { focusHeading } from './use-arrival';

/** In the place of a screen whose files did not come. */
export function NotLoaded() {
  const navigation = Navigation.useActorRef();
  const isRetrying = Navigation.useSelector(selectIsRetrying);
  const title = t('This screen did not load');
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${siteName()}`;
    focusHeading();
    // Whoever goes back finds the screen before as it was; every other screen has a title of its own.
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      text={t('The connection may have dropped. Nothing you saved is lost.')}
      busy={isRetrying}
      onRetry={() => navigation.send({ type: 'navigation.retry' })}
    />
  );
}
