import { Link, Text } from '@haat/design-system';
import { paths } from '../../app/paths';

/** What going on means. The two open beside this screen, so that nothing typed has to be typed again. */
export const Accepting = () => (
  <Text size="13" tone="soft">
    By going on you accept the{' '}
    <Link href={paths.terms} external>
      Terms
    </Link>{' '}
    and the{' '}
    <Link href={paths.privacy} external>
      Privacy notice
    </Link>
    . We never share your number with anyone you have not bought from.
  </Text>
);
