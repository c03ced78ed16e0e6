import { Box, ErrorState, Notice } from '@haat/design-system';
import { t } from '@haat/i18n';
import { clockTime } from '@haat/web/time/when';
import { type ReactNode, useCallback, useState } from 'react';
import { AsyncStateContext, commonTrouble, type Trouble } from './async-state-group';

/**
 * Parts of a screen that load side by side. Where the network is gone for several of them, or all of them failed, it is
 * said once above them, with one way to try again; a part that failed alone says so itself.
 */
export function AsyncStateGroup({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlyMap<string, Trouble | null>>(new Map());
  const tell = useCallback(
    (id: string, trouble: Trouble | null) => setParts((before) => new Map(before).set(id, trouble)),
    [],
  );
  const leave = useCallback(
    (id: string) =>
      setParts((before) => {
        const left = new Map(before);
        left.delete(id);
        return left;
      }),
    [],
  );
  const troubles = [...parts.values()];
  const is = commonTrouble(troubles);
  const shared = troubles.filter((trouble) => trouble !== null && trouble.is === is) as Trouble[];
  return (
    <AsyncStateContext value={{ is, tell, leave }}>
      {/* One thing to what it stands in, which spaces its own. */}
      <Box>
        {is !== null && (
          <Box paddingBottom="16">
            <SharedTrouble troubles={shared} />
          </Box>
        )}
        {children}
      </Box>
    </AsyncStateContext>
  );
}

/** The oldest of what is shown, as a clock has it; null while nothing is. */
function oldestOf(troubles: readonly Trouble[]): string | null {
  const moments = troubles.flatMap(({ at }) => at ?? []);
  return moments.length > 0 ? clockTime(new Date(Math.min(...moments))) : null;
}

function SharedTrouble({ troubles }: { troubles: readonly Trouble[] }) {
  const [first] = troubles;
  const time = oldestOf(troubles);
  const isAllHere = troubles.every(({ at }) => at !== null);
  if (first?.is === 'offline')
    return (
      <Notice tone="caution" icon="wifiOff" title={t('No connection.')} live>
        {time === null
          ? t('Nothing here has been loaded yet. It loads when you are back online.')
          : isAllHere
            ? t('Last updated {time}. It refreshes when you are back online.', { time })
            : t('Last updated {time}. The rest loads when you are back online.', { time })}
      </Notice>
    );
  if (first?.is === 'stale')
    return (
      <Notice tone="caution" title={t('Could not refresh.')} live>
        {t('Last updated {time}.', { time: time ?? '' })}
      </Notice>
    );
  return (
    <ErrorState
      title={t('This screen did not load')}
      text={t('The connection failed. Nothing is lost.')}
      onRetry={() => {
        for (const { retry } of troubles) retry();
      }}
      busy={troubles.some(({ busy }) => busy)}
    />
  );
}
