import { Box } from '@haat/design-system';
import { selectIsOffline } from '@haat/machines/connectivity';
import { type ReactNode, useEffect, useState } from 'react';
import { Connectivity } from '../actors/connectivity.actor';
import { fetchClosedStall } from '../parts/art/Stall';
import { OfflineScreen } from '../screens/offline/OfflineScreen';
import { LayoutRoot } from './layouts/LayoutRoot';
import { useLayoutKind } from './layouts/layout-kind';

/** By then the screen itself has come. */
const quietMs = 3_000;

/**
 * Says when the network is gone, over a screen that stays as it is underneath: what was typed is still there when the
 * network comes back, and what was loaded can be read meanwhile.
 */
export function OfflineGate({ children }: { children: ReactNode }) {
  const isOffline = Connectivity.useSelector(selectIsOffline);
  const [isReading, setIsReading] = useState(false);
  const kind = useLayoutKind('page');
  if (!isOffline && isReading) setIsReading(false);
  useEffect(() => {
    const later = setTimeout(fetchClosedStall, quietMs);
    return () => clearTimeout(later);
  }, []);
  const isCovered = isOffline && !isReading;
  return (
    <>
      {isCovered && (
        <LayoutRoot kind={kind}>
          <OfflineScreen onRead={() => setIsReading(true)} />
        </LayoutRoot>
      )}
      <Box hidden={isCovered}>{children}</Box>
    </>
  );
}
