import { Box } from '@haat/design-system';
import { selectIsOffline } from '@haat/machines/connectivity';
import { fetchClosedStall } from '@haat/web/art/Stall';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Connectivity } from '../actors/connectivity.actor';
import { OfflineScreen, offlineTitleId } from '../screens/offline/OfflineScreen';
import { useLayoutKind } from './layouts/layout-kind';
import * as styles from './offline-gate.css';

/** By then the screen itself has come. */
const quietMs = 3_000;

/** Shows the offline notice over the current screen, which stays mounted: input, scroll position and focus are kept, and loaded data stays readable. */
export function OfflineGate({ children }: { children: ReactNode }) {
  const isOffline = Connectivity.useSelector(selectIsOffline);
  const [isReading, setIsReading] = useState(false);
  if (!isOffline && isReading) setIsReading(false);
  useEffect(() => {
    const later = setTimeout(fetchClosedStall, quietMs);
    return () => clearTimeout(later);
  }, []);
  return (
    <>
      {children}
      {isOffline && !isReading && <Cover onRead={() => setIsReading(true)} />}
    </>
  );
}

/** Over everything, even over a sheet that is open: nothing below can be reached, and nothing of it is lost. */
function Cover({ onRead }: { onRead: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const kind = useLayoutKind('page');
  useLayoutEffect(() => {
    const cover = dialog.current;
    cover?.showModal();
    document.getElementById(offlineTitleId)?.focus();
    // Gives the focus back to where it was.
    return () => cover?.close();
  }, []);
  return createPortal(
    <Box
      as="dialog"
      ref={dialog}
      data-layout={kind}
      aria-labelledby={offlineTitleId}
      className={styles.cover}
      // A sheet below would take it for a wish to close it.
      onPointerDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onRead();
      }}
    >
      <OfflineScreen onRead={onRead} />
    </Box>,
    document.body,
  );
}
