import type { CreatorForOperator } from '@haat/contract';
import { Field, formatPaise, MoneyField, SegmentedControl } from '@haat/design-system';
import { t } from '@haat/words';
import { useState } from 'react';
import { useKept } from '../../parts/kept/use-kept';
import { acts } from '../../queries/operator.queries';
import { Decision } from './Decision';

/** Holds money that could be paid out, and says what its creator can do about it. */
export function NewHold({ creator, onClose }: { creator: CreatorForOperator; onClose: () => void }) {
  const { available } = creator.wallet;
  const [rule, setRule] = useState<'review' | 'legal'>('review');
  const [paise, setPaise] = useState<number | null>(available);
  const [whatToDo, setWhatToDo, forget] = useKept(`operator.hold.what.${creator.id}`, '');
  const [isChecked, setIsChecked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const isMuch = (paise ?? 0) > available;
  const amountProblem = !paise ? t('Enter an amount.') : isMuch ? t('That is more than is available.') : null;
  const wordsProblem = whatToDo.trim() === '' ? t('Say what they can do.') : null;
  return (
    <Decision
      about={`hold.${creator.id}`}
      title={
        creator.name === null
          ? t('Hold money of this creator')
          : t('Hold money of {name}', { name: creator.name })
      }
      yes={t('Hold it')}
      tone="critical"
      reasonHelp={t('The creator reads it, and it stays in the log.')}
      done={t('The money is held, and its creator has been told.')}
      isReady={() => {
        setIsChecked(true);
        return amountProblem === null && wordsProblem === null;
      }}
      onYes={async (reason) => {
        const hold = { creatorId: creator.id, amount: paise ?? 0, rule, reason, whatToDo: whatToDo.trim() };
        await acts.placeHold(hold, key);
        forget();
      }}
      onClose={onClose}
    >
      <SegmentedControl
        label={t('Rule')}
        value={rule}
        onChange={setRule}
        options={[
          { value: 'review', label: t('Under review') },
          { value: 'legal', label: t('Asked by the law') },
        ]}
      />
      <MoneyField
        label={t('Amount')}
        name="amount"
        value={paise}
        onChange={setPaise}
        onLeave={() => setIsChecked(true)}
        help={t('Up to {sum}.', { sum: formatPaise(available) })}
        required
        {...(isChecked && amountProblem && { error: amountProblem })}
      />
      <Field
        label={t('What they can do')}
        name="whatToDo"
        multiline
        rows={2}
        maxLength={500}
        value={whatToDo}
        onChange={setWhatToDo}
        required
        help={t('The creator reads it.')}
        {...(isChecked && wordsProblem && { error: wordsProblem })}
      />
    </Decision>
  );
}
