import { ErrorState, Loader } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectHasFailed, selectIsLoaderShown, selectIsRetrying } from '@haat/machines/navigation';
import { selectIsAuthenticated } from '@haat/machines/session';
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { Navigation } from '../../actors/navigation.actor';
import { Session } from '../../actors/session.actor';
import { siteName } from '../../services/site';
import { ScreenBoundary } from '../boundaries/ScreenBoundary';
import { GuestLayout } from '../layouts/GuestLayout';
import { PageLayout } from '../layouts/PageLayout';
import type { Surroundings } from '../layouts/surroundings';
import type { ScreenProps, ScreenRoute } from './screen-route';
import { type LoadedScreen, loadedLayout } from './screen-store';
import { focusHeading } from './use-arrival';
import { useScreen } from './use-screen';

/** The screen of the address in its layout, the loader while the next one comes, and what to do when it does not. */
export function Router() {
  const { shown, wanted } = useScreen();
  const isLoaderShown = Navigation.useSelector(selectIsLoaderShown);
  const hasFailed = Navigation.useSelector(selectHasFailed);
  const isAuthenticated = Session.useSelector(selectIsAuthenticated);

  return (
    <>
      {hasFailed ? (
        <Around surroundings={surroundingsOfFailed(wanted)} SignedIn={wanted && loadedLayout(wanted)}>
          <NotLoaded key={wanted?.pattern} />
        </Around>
      ) : (
        shown &&
        isDrawable(shown.route.access, isAuthenticated) && (
          <Around surroundings={surroundingsOf(shown.route)} SignedIn={shown.SignedIn}>
            <ScreenBoundary of={shown.Screen}>
              {createElement(shown.Screen as ComponentType<ScreenProps>, { params: shown.params })}
            </ScreenBoundary>
          </Around>
        )
      )}
      {isLoaderShown && <Loader />}
    </>
  );
}

/** A screen is not rendered after sign-out while the sign-in page loads. */
const isDrawable = (access: string, isAuthenticated: boolean) => access !== 'signedIn' || isAuthenticated;

const surroundingsOf = ({ layout }: ScreenRoute): Surroundings | 'guest' =>
  layout === 'signedIn' ? 'places' : layout;

/** A workspace has its own bars, which contain the way back. */
function surroundingsOfFailed(wanted: ScreenRoute | null): Surroundings | 'guest' {
  if (!wanted) return 'page';
  const surroundings = surroundingsOf(wanted);
  return surroundings === 'workspace' ? 'places' : surroundings;
}

interface AroundProps {
  surroundings: Surroundings | 'guest';
  SignedIn: LoadedScreen['SignedIn'];
  children: ReactNode;
}

/** The same for a screen and for one that did not come, so that what surrounds them both stays as it is. */
function Around({ surroundings, SignedIn, children }: AroundProps): ReactNode {
  if (surroundings === 'guest') return <GuestLayout>{children}</GuestLayout>;
  if (SignedIn)
    return (
      <ScreenBoundary of={SignedIn} around={PageLayout}>
        <SignedIn surroundings={surroundings}>{children}</SignedIn>
      </ScreenBoundary>
    );
  return <PageLayout>{children}</PageLayout>;
}

/** In the place of a screen whose files did not come. */
function NotLoaded() {
  const navigation = Navigation.useActorRef();
  const isRetrying = Navigation.useSelector(selectIsRetrying);
  const title = t('This screen did not load');
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${siteName()}`;
    focusHeading();
    // Going back restores the previous screen; every other screen has a title of its own.
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
