import { Card, SegmentedControl, Stack, Text } from '@haat/design-system';
import { type Language, language, languageNames, languages, type Phrase, t } from '@haat/i18n';
import { selectUser } from '@haat/machines/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Session } from '../../actors/session.actor';
import { FailureNotice } from '../../components/async-states/FailureNotice';
import { useSells } from '../../components/people/use-sells';
import { saveAccount } from '../../queries/accounts/account.queries';
import { keepTheme, readTheme, type Theme } from '../../queries/remembered.queries';

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** Language of the interface and messages. */
export function LanguageSetting() {
  const session = Session.useActorRef();
  const saved = Session.useSelector(selectUser)?.language;
  const sells = useSells();
  const save = useMutation({
    mutationFn: (chosen: Language) => saveAccount({ language: chosen }),
    onSuccess: (user) => session.send({ type: 'user.changed', user }),
  });
  const shown = save.isPending ? save.variables : (saved ?? language());
  return (
    <Card title={t('Language')}>
      <Stack space="12">
        <SegmentedControl
          label={t('Language')}
          value={shown}
          onChange={(chosen) => save.mutate(chosen)}
          options={languageOptions}
        />
        <Text size="13" tone="soft">
          {sells
            ? t(
                'On all your devices and in our messages to you. Buyers see your pages in their own language.',
              )
            : t('On all your devices and in our messages to you.')}
        </Text>
        <FailureNotice of={save.error} fallback={t('The language was not saved. Try again.')} />
      </Stack>
    </Card>
  );
}

const themes: { value: Theme; label: Phrase }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Pins a theme on this device; buyers always see theirs. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(readTheme);
  const sells = useSells();
  const choose = (chosen: Theme) => {
    keepTheme(chosen);
    setTheme(chosen);
  };
  return (
    <Card title={t('Appearance')}>
      <Stack space="12">
        <SegmentedControl
          label={t('Appearance')}
          value={theme}
          onChange={choose}
          options={themes.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        <Text size="13" tone="soft">
          {sells
            ? t('On this device. Buyers see your pages in their own appearance setting.')
            : t('On this device only.')}
        </Text>
      </Stack>
    </Card>
  );
}
