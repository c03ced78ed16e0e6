import { SumList } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { CreatorForOperator } from '@haat/openapi';
import { useState } from 'react';
import { acts } from '../../../queries/admin.queries';
import { MoneyDecision } from './MoneyDecision';

type Direction = 'give' | 'take';

/** Credits or debits a creator, showing the balance before and after. */
export function Adjustment({ creator, onClose }: { creator: CreatorForOperator; onClose: () => void }) {
  const [direction, setDirection] = useState<Direction>('give');
  const { available } = creator.wallet;
  const isGiving = direction === 'give';
  const signed = (paise: number) => (isGiving ? paise : -paise);
  return (
    <MoneyDecision
      about={`adjust.${creator.id}`}
      title={
        creator.name === null ? t('This creator’s balance') : t('Balance of {name}', { name: creator.name })
      }
      yes={isGiving ? t('Credit') : t('Debit')}
      tone={isGiving ? 'accent' : 'critical'}
      done={isGiving ? t('Balance credited.') : t('Balance debited.')}
      choice={{
        label: t('Direction'),
        value: direction,
        onChange: setDirection,
        options: [
          { value: 'give', label: t('Give') },
          { value: 'take', label: t('Take') },
        ],
      }}
      most={isGiving ? null : available}
      onYes={(paise, reason, key) =>
        acts.adjust({ creatorId: creator.id, amount: signed(paise), expected: available, reason }, key)
      }
      onClose={onClose}
    >
      {(paise) => (
        <SumList
          rows={[
            { key: 'before', label: t('Available now'), paise: available },
            { key: 'change', label: isGiving ? t('Given') : t('Debited'), paise: signed(paise) },
          ]}
          total={{ label: t('Available after'), paise: available + signed(paise) }}
        />
      )}
    </MoneyDecision>
  );
}
