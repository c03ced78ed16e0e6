import { Notice, Skeleton, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';
import { dayNumber, fieldOfDay } from '@haat/web/time/when';
import { type ReactNode, useState } from 'react';
import { type FiguresTime, useAnalytics } from '../../../queries/analytics.queries';
import { AsyncStates } from '../../async-states/AsyncStates';
import { RowsSkeleton } from '../../async-states/RowsSkeleton';
import { lastMonth, timeOf } from '../time-choice';
import { Figures } from './Figures';
import { FiguresTimeFields } from './FiguresTimeFields';

interface FiguresOfTimeProps {
  /** All products together without one. */
  productId: string | null;
  now: Date;
  /** A card of its own among them. */
  children?: (figures: Analytics) => ReactNode;
}

/** The figures of a time that is chosen here. */
export function FiguresOfTime({ productId, now, children }: FiguresOfTimeProps) {
  const today = fieldOfDay(dayNumber(now));
  const [choice, setChoice] = useState(lastMonth);
  const time = timeOf(choice, today);
  return (
    <Stack space="cards">
      <FiguresTimeFields choice={choice} onChoose={setChoice} today={today} />
      {time === null ? (
        <Notice icon="calendar" title={t('Choose a start and end date.')}>
          {t('The numbers for these days will appear here.')}
        </Notice>
      ) : (
        <Loaded
          productId={productId}
          time={time}
          today={today}
          onStep={(step) => setChoice({ ...choice, step })}
        >
          {children}
        </Loaded>
      )}
    </Stack>
  );
}

interface LoadedProps {
  productId: string | null;
  time: FiguresTime;
  today: string;
  onStep: (step: Analytics['step']) => void;
  children: FiguresOfTimeProps['children'];
}

function Loaded({ productId, time, today, onStep, children }: LoadedProps) {
  const figures = useAnalytics(productId, time);
  return (
    <AsyncStates
      of={figures}
      subject={t('Numbers')}
      reassurance={t('Nothing is lost, and buyers can still pay. Only these numbers did not load.')}
      skeleton={
        <Stack space="cards">
          <Skeleton height={480} radius="card" />
          <RowsSkeleton rows={4} hasTitle />
          <Skeleton height={480} radius="card" />
        </Stack>
      }
    >
      {(data) => (
        <Figures
          figures={data}
          productId={productId}
          today={today}
          requestedStep={time.step ?? null}
          onStep={onStep}
        >
          {children?.(data)}
        </Figures>
      )}
    </AsyncStates>
  );
}
