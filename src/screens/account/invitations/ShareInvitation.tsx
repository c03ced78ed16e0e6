import { t } from '@haat/i18n';
import { invitationPath } from '@haat/web/paths';
import { Share } from '../../../components/share/Share';
import { siteName } from '../../../queries/site.queries';

/** Every way the link of an invitation travels. */
export function ShareInvitation({ code }: { code: string }) {
  const url = new URL(invitationPath(code), window.location.origin).href;
  return <Share url={url} title={t('Sell on {site}', { site: siteName() })} />;
}
