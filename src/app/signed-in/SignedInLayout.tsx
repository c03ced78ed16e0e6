import { Box, ToastRegion } from '@haat/design-system';
import { selectToken } from '@haat/machines/session';
import { guardAnswers } from '@haat/web/api/answer-guard';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Session } from '../../actors/session.actor';
import type { LayoutKind } from '../../components/screen/layout-context';
import { createQueryClient } from '../../queries/client';
import { watchInstall } from '../../services/install';
import { FrameBoundary } from '../boundaries/FrameBoundary';
import { ForgetLoaded } from '../boundaries/forget-loaded';
import { contentId, LayoutRoot } from '../layouts/LayoutRoot';
import { useLayoutKind } from '../layouts/layout-kind';
import type { Surroundings } from '../layouts/surroundings';
import { AccountButton } from './account/AccountButton';
import { AccountSheet } from './account/AccountSheet';
import { BellLink } from './BellLink';
import { BottomBar } from './BottomBar';
import { PlainBottomBar, PlainSideBar } from './PlainPlaces';
import { SearchButton } from './SearchButton';
import { SideBar } from './SideBar';
import * as styles from './signed-in.css';
import { useBuyerFrame } from './use-buyer-frame';
import { useClosedByNavigation } from './use-closed-by-navigation';
import { FeedWatch } from './watchers/FeedWatch';
import { PaletteWatch } from './watchers/PaletteWatch';
import { PushWatch } from './watchers/PushWatch';
import { UploadsWatch } from './watchers/UploadsWatch';

guardAnswers();
watchInstall();

interface SignedInLayoutProps {
  /** The places of the shop; a page of its own; or a workspace, which has the whole window and its own bars. */
  surroundings: Surroundings;
  children: ReactNode;
}

/** Frame of every signed-in screen. */
export function SignedInLayout(props: SignedInLayoutProps) {
  const token = Session.useSelector(selectToken);
  // Another session, other data.
  return <OneSession key={token} {...props} />;
}

const frames = { places: Places, page: PageWithPlaces, workspace: Workspace };

function OneSession({ surroundings, children }: SignedInLayoutProps) {
  const [client] = useState(createQueryClient);
  // What nothing shows any more: a screen that is drawn again asks for all of it anew.
  const forget = useCallback(() => client.removeQueries({ type: 'inactive' }), [client]);
  const Frame = frames[surroundings];
  return (
    <QueryClientProvider client={client}>
      <ForgetLoaded value={forget}>
        <ToastRegion>
          <PushWatch>
            <PaletteWatch>
              <FeedWatch>
                <UploadsWatch>
                  <Frame>{children}</Frame>
                </UploadsWatch>
              </FeedWatch>
            </PaletteWatch>
          </PushWatch>
        </ToastRegion>
      </ForgetLoaded>
    </QueryClientProvider>
  );
}

function Workspace({ children }: { children: ReactNode }) {
  return <LayoutRoot kind={useLayoutKind('app')}>{children}</LayoutRoot>;
}

/** The layout of a page, with the navigation of the other screens. */
function PageWithPlaces({ children }: { children: ReactNode }) {
  return <Places layout={useLayoutKind('page')}>{children}</Places>;
}

/** `layout`: what the root says and the screen is told, where that is not the layout of the places themselves. */
function Places({ layout, children }: { layout?: LayoutKind; children: ReactNode }) {
  const kind = useLayoutKind('app');
  const [isMenuOpen, setIsMenuOpen] = useClosedByNavigation();
  const openAccount = () => setIsMenuOpen(true);
  const isBuyer = useBuyerFrame();
  const menu =
    kind === 'mobile' ? (
      <FrameBoundary fallback={null}>
        {!isBuyer && <SearchButton look="icon" />}
        <BellLink look="icon" />
        <AccountButton look="icon" onPress={openAccount} />
      </FrameBoundary>
    ) : null;
  return (
    <LayoutRoot kind={layout ?? kind} menu={menu} className={styles.root}>
      {kind !== 'mobile' && (
        <FrameBoundary fallback={<PlainSideBar isWide={kind === 'desktop'} />}>
          <SideBar isWide={kind === 'desktop'} onAccount={openAccount} />
        </FrameBoundary>
      )}
      <Box as="main" id={contentId} tabIndex={-1} className={styles.main}>
        <Box className={styles.page}>{children}</Box>
      </Box>
      {kind === 'mobile' && (
        <FrameBoundary fallback={<PlainBottomBar />}>
          <BottomBar />
        </FrameBoundary>
      )}
      <FrameBoundary fallback={null}>
        <AccountSheet isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      </FrameBoundary>
    </LayoutRoot>
  );
}
