import { Loader } from '@haat/design-system';
import { selectHasFailed, selectIsLoaderShown } from '@haat/machines/navigation';
import { selectIsAuthenticated } from '@haat/machines/session';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { Navigation } from '../../actors/navigation.actor';
import { Session } from '../../actors/session.actor';
import { GuestLayout } from '../layouts/GuestLayout';
import { PageLayout } from '../layouts/PageLayout';
import { NotLoaded } from './NotLoaded';
import type { ScreenProps, ScreenRoute } from './screen-route';
import type { Surroundings } from './screen-store';
import { useScreen } from './use-screen';

/** The screen of the address in its layout, the loader while the next one comes, and what to do when it does not. */
export function Router() {
  const shown = useScreen();
  const isLoaderShown = Navigation.useSelector(selectIsLoaderShown);
  const hasFailed = Navigation.useSelector(selectHasFailed);
  const isAuthenticated = Session.useSelector(selectIsAuthenticated);

  return (
    <>
      {hasFailed ? (
        <NotLoaded />
      ) : (
        shown && isDrawable(shown.route.access, isAuthenticated) && <Shown {...shown} />
      )}
      {isLoaderShown && <Loader />}
    </>
  );
}

/** A screen of somebody who has just signed out is not drawn again while sign-in is on its way. */
const isDrawable = (access: string, isAuthenticated: boolean) => access !== 'signedIn' || isAuthenticated;

const surroundingsOf = ({ layout }: ScreenRoute): Surroundings =>
  layout === 'workspace' || layout === 'page' ? layout : 'places';

type Shown = NonNullable<ReturnType<typeof useScreen>>;

function Shown({ route, params, Screen, SignedIn }: Shown): ReactNode {
  const screen = createElement(Screen as ComponentType<ScreenProps>, { params });
  if (SignedIn) return <SignedIn surroundings={surroundingsOf(route)}>{screen}</SignedIn>;
  if (route.layout === 'guest') return <GuestLayout>{screen}</GuestLayout>;
  return <PageLayout>{screen}</PageLayout>;
}
