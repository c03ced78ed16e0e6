import { Box, Inline, ProgressBar, SegmentedControl, Stack, Text } from '@haat/design-system';
import { type Phrase, t } from '@haat/i18n';
import { inTurns, withoutSteps } from '../editor.css';
import { type EditorStep, neighbours, type StepKey } from '../steps/steps';

export type View = 'edit' | 'preview';

const views = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const satisfies readonly { value: View; label: Phrase }[];

interface ProgressProps {
  steps: readonly EditorStep[];
  step: StepKey;
  view: View;
  onView: (view: View) => void;
}

/** Where there is no room beside the form: how far it is, and the form or what a buyer sees. */
export function Progress({ steps, step, view, onView }: ProgressProps) {
  const { place, current, after } = neighbours(steps, step);
  const label = t('Step {number} of {count}', { number: place + 1, count: steps.length });
  return (
    <Box className={withoutSteps}>
      <Stack space="12">
        <Inline space="8" align="between">
          <Text as="span" size="13" tone="soft">
            {label}
          </Text>
          {after && (
            <Text as="span" size="13" tone="soft">
              {t('Then {step}', { step: t(after.label) })}
            </Text>
          )}
        </Inline>
        <ProgressBar
          label={`${label}: ${current ? t(current.label) : ''}`}
          done={place + 1}
          of={steps.length}
        />
        <Box className={inTurns}>
          <SegmentedControl
            label={t('View')}
            value={view}
            onChange={onView}
            options={views.map(({ value, label: name }) => ({ value, label: t(name) }))}
          />
        </Box>
      </Stack>
    </Box>
  );
}
