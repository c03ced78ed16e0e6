import { Link, Text } from '@haat/design-system';
import { t } from '@haat/i18n';
import { rich } from '@haat/i18n/rich';
import { paths } from '@haat/web/paths';

/** What going on means. The two open beside this screen, so that nothing typed has to be typed again. */
export const Accepting = () => (
  <Text size="13" tone="soft">
    {rich(
      'By continuing you accept the {terms} and the {privacy}. We never share your number with anyone you have not bought from.',
      {
        terms: (
          <Link href={paths.terms} external>
            {t('Terms')}
          </Link>
        ),
        privacy: (
          <Link href={paths.privacy} external>
            {t('Privacy notice')}
          </Link>
        ),
      },
    )}
  </Text>
);
