import { Box, ErrorState, Notice, VisuallyHidden } from '@haat/design-system';
import { t } from '@haat/words';
import type { ReactNode } from 'react';
import { clockTime } from '../time/when';
import { appearing } from './faces.css';
import { Said } from './Said';

/** What a face is chosen by; a query of TanStack is one. */
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

interface FacesProps<Data> {
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
  children: (data: Data) => ReactNode;
}

/** The five faces of anything that is loaded: loading, empty, full, failed, offline. */
export function Faces<Data>({
  of,
  subject,
  reassurance,
  skeleton,
  isEmpty,
  empty,
  children,
}: FacesProps<Data>) {
  const isOffline = of.fetchStatus === 'paused';
  if (of.data === undefined) {
    if (isOffline) return <Offline subject={subject} />;
    if (of.isError) {
      return (
        <ErrorState
          title={t('{subject} did not load', { subject })}
          text={reassurance ?? t('Something between here and the shop went wrong. Nothing of yours is lost.')}
          onRetry={() => void of.refetch()}
          busy={of.isFetching}
        />
      );
    }
    return (
      <Box aria-busy className={appearing}>
        <Said>
          <VisuallyHidden>{t('Loading')}</VisuallyHidden>
        </Said>
        {skeleton}
      </Box>
    );
  }
  const full = isEmpty?.(of.data) ? empty : children(of.data);
  return (
    <>
      {(isOffline || of.isError) && (
        <Box paddingBottom="16">
          <OldCopy isOffline={isOffline} at={of.dataUpdatedAt} />
        </Box>
      )}
      {full}
    </>
  );
}

function Offline({ subject }: { subject: string }) {
  return (
    <Notice tone="caution" icon="wifiOff" title={t('No connection.')} live>
      {t('{subject} has not been loaded yet. It comes by itself when there is a network.', { subject })}
    </Notice>
  );
}

function OldCopy({ isOffline, at }: { isOffline: boolean; at: number }) {
  const time = clockTime(new Date(at));
  return isOffline ? (
    <Notice tone="caution" icon="wifiOff" title={t('No connection.')} live>
      {t('This is from {time}. It is brought up to date when there is a network.', { time })}
    </Notice>
  ) : (
    <Notice tone="caution" title={t('Could not be brought up to date.')} live>
      {t('This is from {time}.', { time })}
    </Notice>
  );
}
