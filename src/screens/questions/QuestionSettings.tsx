import { Card, Stack, Switch } from '@haat/design-system';
import { t } from '@haat/i18n';
import { AsyncStates } from '../../components/async-states/AsyncStates';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { RowsSkeleton } from '../../components/async-states/RowsSkeleton';
import { useQuestionSettings, useQuestionSettingsChange } from '../../queries/delivery/questions.queries';

/** Whether people may ask before they buy. */
export function QuestionSettings() {
  const settings = useQuestionSettings();
  return (
    <Card title={t('Questions before buying')}>
      <AsyncStates
        of={settings}
        subject={t('This setting')}
        reassurance={t('Your setting has not changed.')}
        skeleton={<RowsSkeleton rows={1} />}
        isFramed
      >
        {({ isOn }) => <Choice isOn={isOn} />}
      </AsyncStates>
    </Card>
  );
}

function Choice({ isOn }: { isOn: boolean }) {
  const set = useQuestionSettingsChange();
  return (
    <Stack space="16">
      <Switch
        label={t('Let people ask me')}
        name="questionsBeforeBuying"
        checked={set.isPending ? set.variables : isOn}
        onChange={(wanted) => set.mutate(wanted)}
        help={t(
          'On your page and your previews. You see the question, never the number or email of who asks.',
        )}
      />
      <FailureNotice of={set.error} fallback={t('Your setting was not saved. Try again in a moment.')} />
    </Stack>
  );
}
