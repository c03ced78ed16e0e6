import { ErrorState } from '@haat/design-system';
import { selectIsRetrying } from '@haat/machines/navigation';
import { useEffect } from 'react';
import { Navigation } from '../../actors/navigation.actor';
import { PageLayout } from '../layouts/PageLayout';
import { focusHeading } from './use-arrival';

/** In the place of a screen whose files did not come. */
export function NotLoaded() {
  const navigation = Navigation.useActorRef();
  const isRetrying = Navigation.useSelector(selectIsRetrying);
  useEffect(focusHeading, []);
  return (
    <PageLayout>
      <ErrorState
        title="This screen did not load"
        headingLevel={1}
        text="The connection may have dropped on the way. Nothing you saved is lost."
        busy={isRetrying}
        onRetry={() => navigation.send({ type: 'navigation.retry' })}
      />
    </PageLayout>
  );
}
