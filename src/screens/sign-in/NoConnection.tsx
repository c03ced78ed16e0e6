import { Notice } from '@haat/design-system';
import { t } from '@haat/i18n';
import { selectIsOffline } from '@haat/machines/connectivity';
import { Connectivity } from '../../actors/connectivity.actor';

/** What is left to say once the cover over everything was put aside: here nothing can be read, only sent. */
export function NoConnection() {
  const isOffline = Connectivity.useSelector(selectIsOffline);
  if (!isOffline) return null;
  return (
    <Notice tone="caution" icon="wifiOff" title={t('No connection.')} live>
      {t('Your input is kept. You need to be online to sign in.')}
    </Notice>
  );
}
