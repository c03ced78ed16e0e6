import { MoneyField, SegmentedControl, type SegmentedControlProps } from '@haat/design-system';
import { t } from '@haat/i18n';
import { type ReactNode, useState } from 'react';
import { Decision, type DecisionProps } from '../Decision';

interface MoneyDecisionProps<Choice extends string>
  extends Pick<DecisionProps, 'about' | 'title' | 'yes' | 'tone' | 'done' | 'onClose'> {
  /** In which way the money is moved. */
  choice: SegmentedControlProps<Choice>;
  /** Paise that stand in the field at first. */
  suggested?: number;
  /** Paise; null where there may be more than there is. */
  most: number | null;
  help?: string;
  /** Whether the other fields are filled in. */
  isComplete?: boolean;
  /** `key` is the same for every try of the same decision. */
  onYes: (paise: number, reason: string, key: string) => Promise<unknown>;
  /** What stands under the amount, and whether by now it is said what is missing there. */
  children: (paise: number, isChecked: boolean) => ReactNode;
}

/** A decision about money of a creator, who reads the reason. */
export function MoneyDecision<Choice extends string>({
  choice,
  suggested,
  most,
  help,
  isComplete = true,
  onYes,
  children,
  ...decision
}: MoneyDecisionProps<Choice>) {
  const [paise, setPaise] = useState<number | null>(suggested ?? null);
  const [isChecked, setIsChecked] = useState(false);
  // One for each decision, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const problem = !paise
    ? t('Enter an amount.')
    : most !== null && paise > most
      ? t('That is more than is available.')
      : null;
  return (
    <Decision
      {...decision}
      reasonHelp={t('The creator reads it, and it is kept in the log.')}
      isReady={() => {
        setIsChecked(true);
        return problem === null && isComplete;
      }}
      onYes={(reason) => onYes(paise ?? 0, reason, key)}
    >
      <SegmentedControl {...choice} />
      <MoneyField
        label={t('Amount')}
        name="amount"
        value={paise}
        onChange={setPaise}
        onLeave={() => setIsChecked(true)}
        help={help}
        {...(isChecked && problem && { error: problem })}
      />
      {children(paise ?? 0, isChecked)}
    </Decision>
  );
}
