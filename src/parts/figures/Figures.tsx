import type { Analytics } from '@haat/contract';
import { Columns, Stack } from '@haat/design-system';
import { t } from '@haat/words';
import { EarnedOverTime } from './EarnedOverTime';
import { Funnel } from './Funnel';
import { Shares } from './Shares';
import { Sources } from './Sources';
import { Subscriptions } from './Subscriptions';
import { devicesShown, failuresShown, methodsShown, placesShown, pricesShown } from './shares';

interface FiguresProps {
  figures: Analytics;
  /** All of them without one. */
  productId: string | null;
  /** As date fields write it. */
  today: string;
  /** Day, week or month as it was asked for; null where nothing was. */
  wished: Analytics['step'] | null;
  onStep: (step: Analytics['step']) => void;
}

/** Everything that is known of some days: what came in, from where, how far people went, and what kept them. */
export function Figures({ figures, productId, today, wished, onStep }: FiguresProps) {
  return (
    <Stack space="cards">
      <EarnedOverTime figures={figures} productId={productId} today={today} wished={wished} onStep={onStep} />
      <Columns template="main-wide-aside" space="cards" collapseBelow="desktop" alignY="start">
        <Sources figures={figures} />
        <Stack space="cards">
          <Funnel figures={figures.current} />
          <Subscriptions figures={figures} />
          <Shares title={t('Devices')} shares={devicesShown(figures)} />
        </Stack>
      </Columns>
      <Columns template="2" space="cards" collapseBelow="desktop" alignY="start">
        <Stack space="cards">
          <Shares title={t('By price')} shares={pricesShown(figures)} />
          <Shares title={t('How they paid')} shares={methodsShown(figures)} />
        </Stack>
        <Stack space="cards">
          <Shares
            title={t('What kept people from paying')}
            shares={failuresShown(figures)}
            note={t('Attempts, not people: somebody may try again and pay.')}
          />
          <Shares
            title={t('By State')}
            shares={placesShown(figures)}
            note={t('Only of sales with GST: nobody else is asked.')}
          />
        </Stack>
      </Columns>
    </Stack>
  );
}
