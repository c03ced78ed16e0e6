import type { Sealer } from '../../../platform/security/sealed';
import { hideSecrets, showSecrets } from '../../../platform/security/sealed.text';
import type { Notice, Tellable } from './notice';

/** A notice as a job keeps it: codes and signed links are markers, and `secrets` holds them sealed, in base64. */
export type StoredNotice = (Notice | Tellable) & { secrets?: string };

const place = 'notify.notice';
/** The one-time password of a notice, in its JSON. */
const codes = String.raw`(?<="code":")\d{6}(?=")`;

export function sealNotice(sealer: Sealer, notice: Notice | Tellable): StoredNotice {
  const { text, secrets } = hideSecrets(sealer, JSON.stringify(notice), place, codes);
  if (!secrets) return notice;
  return { ...(JSON.parse(text) as Notice), secrets: secrets.toString('base64') };
}

/** @throws Error when it was sealed with a key that this server was not given */
export function openNotice(sealer: Sealer, { secrets, ...notice }: StoredNotice): Notice {
  if (secrets === undefined) return notice as Notice;
  const hidden = { text: JSON.stringify(notice), secrets: Buffer.from(secrets, 'base64') };
  return JSON.parse(showSecrets(sealer, hidden, place)) as Notice;
}
