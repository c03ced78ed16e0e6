import type { CreatorForOperator } from '@haat/contract';
import { MoneyField, SegmentedControl, SumList } from '@haat/design-system';
import { t } from '@haat/words';
import { useState } from 'react';
import { acts } from '../../queries/operator.queries';
import { Decision } from './Decision';

type Direction = 'give' | 'take';

/** Gives a creator money or takes it: what there is before and after stands beside it. */
export function Adjustment({ creator, onClose }: { creator: CreatorForOperator; onClose: () => void }) {
  const [direction, setDirection] = useState<Direction>('give');
  const [paise, setPaise] = useState<number | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  // One for each decision, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const { available } = creator.wallet;
  const amount = direction === 'give' ? (paise ?? 0) : -(paise ?? 0);
  const problem =
    amount === 0
      ? t('Enter an amount.')
      : amount < 0 && available + amount < 0
        ? t('That is more than is available.')
        : null;
  return (
    <Decision
      about={`adjust.${creator.id}`}
      title={
        creator.name === null ? t('Money of this creator') : t('Money of {name}', { name: creator.name })
      }
      yes={direction === 'give' ? t('Give it') : t('Take it')}
      tone={direction === 'give' ? 'accent' : 'critical'}
      reasonHelp={t('The creator reads it, and it stays in the log.')}
      done={direction === 'give' ? t('The money is in their wallet.') : t('The money was taken.')}
      isReady={() => {
        setIsChecked(true);
        return problem === null;
      }}
      onYes={(reason) => acts.adjust({ creatorId: creator.id, amount, expected: available, reason }, key)}
      onClose={onClose}
    >
      <SegmentedControl
        label={t('Which way')}
        value={direction}
        onChange={setDirection}
        options={[
          { value: 'give', label: t('Give') },
          { value: 'take', label: t('Take') },
        ]}
      />
      <MoneyField
        label={t('Amount')}
        name="amount"
        value={paise}
        onChange={setPaise}
        onLeave={() => setIsChecked(true)}
        required
        {...(isChecked && problem && { error: problem })}
      />
      <SumList
        rows={[
          { key: 'before', label: t('Available now'), paise: available },
          { key: 'change', label: direction === 'give' ? t('Given') : t('Taken'), paise: amount },
        ]}
        total={{ label: t('Available then'), paise: available + amount }}
      />
    </Decision>
  );
}
