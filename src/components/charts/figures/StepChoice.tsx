import { SegmentedControl } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import type { Analytics } from '@haat/openapi';

interface StepChoiceProps {
  figures: Pick<Analytics, 'step' | 'stepsOffered'>;
  /** As it was asked for; null where nothing was. */
  requestedStep: Analytics['step'] | null;
  onStep: (step: Analytics['step']) => void;
}

const names: Record<Analytics['step'], Phrase> = { day: 'Day', week: 'Week', month: 'Month' };

/** By what the days are summed up: only what the server answers for so many of them, and nothing where that is one way. */
export function StepChoice({ figures: { step, stepsOffered }, requestedStep, onStep }: StepChoiceProps) {
  if (stepsOffered.length < 2) return null;
  // What was pressed is chosen at once, while its figures are still on their way.
  const isOnItsWay = requestedStep !== null && stepsOffered.includes(requestedStep);
  return (
    <SegmentedControl
      label={t('Group by')}
      value={isOnItsWay ? requestedStep : step}
      onChange={onStep}
      options={stepsOffered.map((value) => ({ value, label: t(names[value]) }))}
    />
  );
}
