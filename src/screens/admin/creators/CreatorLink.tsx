import { Link } from '@haat/design-system';
import { t } from '@haat/i18n';
import { operatorPath } from '../sections';

/** To everything about a creator. */
export function CreatorLink({ id, name }: { id: string; name?: string }) {
  return (
    <Link href={operatorPath('find', { creator: id })} standalone>
      {name ?? t('The creator')}
    </Link>
  );
}
