import { Button, Card, Inline, Stack, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { install, useInstall } from '../../queries/install.queries';

/** A place on the home screen; nothing where the browser has none to give, or it is there already. */
export function InstallCard() {
  const here = useInstall();
  if (here === 'none') return null;
  return (
    <Card title={t('On your home screen')}>
      <Stack space="16">
        <Text tone="soft">
          {here === 'offered'
            ? t('It opens like an app, with one tap.')
            : t('It opens like an app, with one tap. In Safari, tap Share and then “Add to Home Screen”.')}
        </Text>
        {here === 'offered' && (
          <Inline space="8">
            <Button icon="mobile" onPress={() => void install()}>
              {t('Add to home screen')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
