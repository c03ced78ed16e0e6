import type { SignedIn } from '@haat/openapi';
import { api } from '../api/api';
import { readKept, removeKept, writeKept } from '../browser/remembered';

const place = 'referral';
/** Ms for which a new account may say who brought it; the server's rule. */
const claimable = 24 * 3_600_000;

/** The code of whoever's invitation was followed in this tab; null when none was. */
export const keptReferral = (): string | null => readKept(place);
export const keepReferral = (code: string): void => writeKept(place, code);
export const forgetReferral = (): void => removeKept(place);

/** Says who brought somebody who has just opened an account: the call for a phone's code does not carry it. */
export async function claimReferral({ user, token }: SignedIn): Promise<void> {
  const code = keptReferral();
  if (code === null || Date.now() - Date.parse(user.createdAt) > claimable) return;
  const call = { body: { code }, headers: { Authorization: `Bearer ${token}` }, keepalive: true };
  await api.POST('/api/referral', call).catch(() => undefined);
}
