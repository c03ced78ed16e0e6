import { t } from '@haat/words';
import { invitationPath } from '../../app/paths';
import { Share } from '../../parts/share/Share';
import { siteName } from '../../queries/site.queries';

/** Every way the link of an invitation travels. */
export function ShareInvitation({ code }: { code: string }) {
  const url = new URL(invitationPath(code), window.location.origin).href;
  return <Share url={url} title={t('Sell on {site}', { site: siteName() })} />;
}
