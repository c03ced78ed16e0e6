import { Stack } from '@haat/design-system';
import type { Own } from '@haat/kinds/drafts';
import { kindView } from '@haat/kinds/editor';
import type { KindStepProps } from '@haat/kinds/parts/editor/step-props';
import { type Draft, firstPrice } from '../draft/draft';
import type { StepProps } from '../steps/step-props';
import { OtherPrices } from './OtherPrices';
import { PriceFields } from './PriceFields';
import { PriceName } from './PriceName';

interface PriceStepProps extends StepProps {
  /** Those of what its kind adds. */
  kindProps: KindStepProps<Own>;
  onPrices: (change: (prices: Draft['prices']) => Draft['prices']) => void;
}

/** What it costs: one price, and others where buyers choose. */
export function PriceStep({ draft, kindProps, onPrices, problems, onLeave }: PriceStepProps) {
  const { Price } = kindView(draft.kind);
  const first = firstPrice(draft);
  const change = (changes: Partial<typeof first>) =>
    onPrices(([one = first, ...others]) => [{ ...one, ...changes }, ...others]);
  return (
    <Stack space="24">
      {draft.prices.length > 1 && <PriceName price={first} onChange={change} />}
      <PriceFields kind={draft.kind} price={first} onChange={change} problems={problems} onLeave={onLeave} />
      {Price && <Price {...kindProps} />}
      <OtherPrices
        kind={draft.kind}
        prices={draft.prices}
        onPrices={onPrices}
        problems={problems}
        onLeave={onLeave}
      />
    </Stack>
  );
}
