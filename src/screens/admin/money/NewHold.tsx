import { Field, formatPaise } from '@haat/design-system';
import { t } from '@haat/i18n';
import type { CreatorForOperator } from '@haat/openapi';
import { useState } from 'react';
import { useStored } from '../../../components/remembered/use-kept';
import { acts } from '../../../queries/admin.queries';
import { MoneyDecision } from './MoneyDecision';

/** Holds money that could be paid out, and says what its creator can do about it. */
export function NewHold({ creator, onClose }: { creator: CreatorForOperator; onClose: () => void }) {
  const { available } = creator.wallet;
  const [rule, setRule] = useState<'review' | 'legal'>('review');
  const [typed, setTyped, forget] = useStored(`operator.hold.what.${creator.id}`, '');
  const whatToDo = typed.trim();
  return (
    <MoneyDecision
      about={`hold.${creator.id}`}
      title={
        creator.name === null
          ? t('Hold money of this creator')
          : t('Hold money of {name}', { name: creator.name })
      }
      yes={t('Hold')}
      tone="critical"
      done={t('The money is held, and the creator has been notified.')}
      choice={{
        label: t('Rule'),
        value: rule,
        onChange: setRule,
        options: [
          { value: 'review', label: t('Under review') },
          { value: 'legal', label: t('Required by law') },
        ],
      }}
      suggested={available}
      most={available}
      help={t('Up to {sum}.', { sum: formatPaise(available) })}
      isComplete={whatToDo !== ''}
      onYes={async (amount, reason, key) => {
        await acts.placeHold({ creatorId: creator.id, amount, rule, reason, whatToDo }, key);
        forget();
      }}
      onClose={onClose}
    >
      {(_, isChecked) => (
        <Field
          label={t('Next step for the creator')}
          name="whatToDo"
          multiline
          rows={2}
          maxLength={500}
          value={typed}
          onChange={setTyped}
          help={t('The creator reads it.')}
          {...(isChecked && whatToDo === '' && { error: t('Tell them what to do.') })}
        />
      )}
    </MoneyDecision>
  );
}
