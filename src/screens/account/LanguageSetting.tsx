import { Card, SegmentedControl, Stack, Text } from '@haat/design-system';
import { type Language, language, languageNames, languages, t } from '@haat/i18n';
import { selectUser } from '@haat/machines/session';
import { useMutation } from '@tanstack/react-query';
import { Session } from '../../actors/session.actor';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { saveAccount } from '../../queries/accounts/account.queries';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** What somebody is spoken to in, on every device and in every message. The app follows the account once it is saved. */
export function LanguageSetting() {
  const session = Session.useActorRef();
  const kept = Session.useSelector(selectUser)?.language;
  const save = useMutation({
    mutationFn: (chosen: Language) => saveAccount({ language: chosen }),
    onSuccess: (user) => session.send({ type: 'user.changed', user }),
  });
  const shown = save.isPending ? save.variables : (kept ?? language());
  return (
    <Card title={t('Language')}>
      <Stack space="12">
        <SegmentedControl
          label={t('Language')}
          value={shown}
          onChange={(chosen) => save.mutate(chosen)}
          options={options}
        />
        <Text size="13" tone="soft">
          {t('On all your devices and in our messages to you. Your pages use the language of each product.')}
        </Text>
        <FailureNotice of={save.error} fallback={t('The language was not saved. Try again.')} />
      </Stack>
    </Card>
  );
}
