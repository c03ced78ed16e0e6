import { Columns, Stack } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { Analytics, NewFile } from '@haat/openapi';
import type { ReactNode } from 'react';
import { EarnedOverTime } from '../EarnedOverTime';
import { BreakdownFile } from '../sources/BreakdownFile';
import { Funnel } from '../sources/Funnel';
import { Shares } from '../sources/Shares';
import { Sources } from '../sources/Sources';
import { devicesShown, failuresShown, methodsShown, placesShown, pricesShown } from '../sources/shares';
import { Subscriptions } from '../subscriptions/Subscriptions';

interface FiguresProps {
  figures: Analytics;
  /** All of them without one. */
  productId: string | null;
  /** As date fields write it. */
  today: string;
  /** Day, week or month as it was asked for; null where nothing was. */
  requestedStep: Analytics['step'] | null;
  onStep: (step: Analytics['step']) => void;
  /** A card more. */
  children?: ReactNode;
}

/** Everything that is known of some days: what came in, from where, how far people went, and what kept them. */
export function Figures({ figures, productId, today, requestedStep, onStep, children }: FiguresProps) {
  /** A title, and the file of what stands under it. */
  const called = (title: string, breakdown: NonNullable<NewFile['breakdown']>) => ({
    title,
    action: <BreakdownFile title={title} breakdown={breakdown} figures={figures} productId={productId} />,
  });
  const earned = (
    <EarnedOverTime
      figures={figures}
      productId={productId}
      today={today}
      requestedStep={requestedStep}
      onStep={onStep}
    />
  );
  return (
    <Stack space="cards">
      {figures.subscriptions === null ? (
        earned
      ) : (
        <Columns template="main-wide-aside" space="cards" collapseBelow="desktop" alignY="start">
          {earned}
          <Subscriptions figures={figures} today={today} />
        </Columns>
      )}
      <Columns template="main-wide-aside" space="cards" collapseBelow="desktop" alignY="start">
        <Stack space="cards">
          <Sources figures={figures} action={called(t('Traffic sources'), 'sources').action} />
          <Columns template="2" space="cards" collapseBelow="tablet" alignY="start">
            <Shares {...called(t('By price'), 'prices')} shares={pricesShown(figures)} />
            {children}
          </Columns>
        </Stack>
        {/* Beside each other where they stand under the tables. */}
        <Columns template="2" space="cards" collapseBelow="tablet" alignY="start">
          <Funnel figures={figures.current} />
          <Shares {...called(t('Payment methods'), 'methods')} shares={methodsShown(figures)} />
          <Shares {...called(t('Devices'), 'devices')} shares={devicesShown(figures)} />
          <Shares
            {...called(t('Failed payment attempts'), 'failures')}
            shares={failuresShown(figures)}
            note={t(
              'Attempts, not orders: a failed attempt may be followed by a payment. Unpaid orders are listed under Sales.',
            )}
          />
          <Shares
            {...called(t('By State'), 'places')}
            shares={placesShown(figures)}
            note={t('Collected only for sales with GST.')}
          />
        </Columns>
      </Columns>
    </Stack>
  );
}
