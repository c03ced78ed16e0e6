import { Box, ErrorState, Notice, Text, VisuallyHidden } from '@haat/design-system';
import { t } from '@haat/i18n';
import { clockTime } from '@haat/web/time/when';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Trouble, useSharedTrouble } from './async-state-group';
import { appearing } from './async-states.css';
import { LiveRegion } from './LiveRegion';

/** What the state is chosen by; a query of TanStack is one. */
export interface Loadable<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  /** `paused` while there is no network. */
  fetchStatus: 'fetching' | 'paused' | 'idle';
  /** When the data came, in ms since 1970. */
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface AsyncStatesProps<Data> {
  of: Loadable<Data>;
  /** What is shown, as a sentence begins: "The list", "Your wallet". */
  subject: string;
  /** What is safe although it did not load. */
  reassurance?: string;
  /** The shape of what is coming. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Why it is empty, and the one next action. */
  empty?: ReactNode;
  /** Where to go from what failed, for a screen without other ways on. */
  wayOn?: ReactNode;
  /** It has a frame with a name of its own, which is not left empty where the screen says what is wrong. */
  isFramed?: boolean;
  children: (data: Data) => ReactNode;
}

/** The five states of anything that is loaded: loading, empty, full, failed, offline. */
export function AsyncStates<Data>({
  of,
  subject,
  reassurance,
  skeleton,
  isEmpty,
  empty,
  wayOn,
  isFramed = false,
  children,
}: AsyncStatesProps<Data>) {
  const isOffline = of.fetchStatus === 'paused';
  const isShared = useSharedTrouble(troubleOf(of));
  if (of.data === undefined) {
    if (isShared) return isFramed && <Text tone="soft">{t('Not loaded yet')}</Text>;
    if (isOffline) return <Offline subject={subject} />;
    if (of.isError) {
      return (
        <ErrorState
          title={t('{subject} did not load', { subject })}
          text={reassurance ?? t('The connection failed. Nothing is lost.')}
          onRetry={() => void of.refetch()}
          action={wayOn}
          busy={of.isFetching}
        />
      );
    }
    return (
      <Box aria-busy className={appearing}>
        <LiveRegion>
          <VisuallyHidden>{t('Loading')}</VisuallyHidden>
        </LiveRegion>
        {skeleton}
      </Box>
    );
  }
  const { data } = of;
  return (
    <>
      {(isOffline || of.isError) && !isShared && (
        <Box paddingBottom="16">
          <OldCopy isOffline={isOffline} at={of.dataUpdatedAt} />
        </Box>
      )}
      <ErrorBoundary
        resetKeys={[data]}
        fallbackRender={({ resetErrorBoundary }) => (
          <ErrorState
            title={t('{subject} could not be shown', { subject })}
            text={reassurance ?? t('Something went wrong. Nothing you saved is lost.')}
            onRetry={() => {
              resetErrorBoundary();
              void of.refetch();
            }}
            action={wayOn}
            busy={of.isFetching}
          />
        )}
      >
        <Drawn>{() => (isEmpty?.(data) ? empty : children(data))}</Drawn>
      </ErrorBoundary>
    </>
  );
}

/** Draws inside the boundary around it, which does not catch what throws where it stands itself. */
const Drawn = ({ children }: { children: () => ReactNode }) => children();

function troubleOf<Data>({
  data,
  isError,
  isFetching,
  fetchStatus,
  dataUpdatedAt,
  refetch,
}: Loadable<Data>): Trouble | null {
  const isOffline = fetchStatus === 'paused';
  if (!isOffline && !isError) return null;
  const isThere = data !== undefined;
  return {
    is: isOffline ? 'offline' : isThere ? 'stale' : 'failed',
    at: isThere ? dataUpdatedAt : null,
    busy: isFetching,
    retry: refetch,
  };
}

function Offline({ subject }: { subject: string }) {
  return (
    <Notice tone="caution" icon="wifiOff" title={t('No connection.')} live>
      {t('{subject} has not been loaded yet. It loads when you are back online.', { subject })}
    </Notice>
  );
}

function OldCopy({ isOffline, at }: { isOffline: boolean; at: number }) {
  const time = clockTime(new Date(at));
  return isOffline ? (
    <Notice tone="caution" icon="wifiOff" title={t('No connection.')} live>
      {t('Last updated {time}. It refreshes when you are back online.', { time })}
    </Notice>
  ) : (
    <Notice tone="caution" title={t('Could not refresh.')} live>
      {t('Last updated {time}.', { time })}
    </Notice>
  );
}
