import { Box, Inline, ProgressBar, SegmentedControl, Stack, Text } from '@haat/design-system';
import { inTurns, withoutSteps } from './editor.css';
import { around, type StepKey, steps } from './steps';

export type View = 'edit' | 'preview';

const views = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const;

interface ProgressProps {
  step: StepKey;
  view: View;
  onView: (view: View) => void;
}

/** Where there is no room beside the form: how far it is, and the form or what a buyer sees. */
export function Progress({ step, view, onView }: ProgressProps) {
  const { place, after } = around(step);
  const words = `Step ${place + 1} of ${steps.length}`;
  return (
    <Box className={withoutSteps}>
      <Stack space="12">
        <Inline space="8" align="between">
          <Text as="span" size="13" tone="soft">
            {words}
          </Text>
          {after && (
            <Text as="span" size="13" tone="soft">
              Then {after.label}
            </Text>
          )}
        </Inline>
        <ProgressBar label={`${words}: ${steps[place]?.label ?? ''}`} done={place + 1} of={steps.length} />
        <Box className={inTurns}>
          <SegmentedControl label="View" value={view} onChange={onView} options={views} />
        </Box>
      </Stack>
    </Box>
  );
}
