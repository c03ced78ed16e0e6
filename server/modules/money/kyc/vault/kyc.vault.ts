import type { Deps } from '../../../../platform/deps';
import { createSealer } from '../../../../platform/security/sealed';
import type { AccountDetails } from '../kyc.rules';

/** Which row and column a sealed text belongs to. */
const panOf = (sellerId: string) => `kyc.pan ${sellerId}`;
const detailsOf = (sellerId: string, id: string) => `payout_account.details ${sellerId} ${id}`;

/** What identifies an account, however its letters were written. */
const identityOf = (details: AccountDetails) =>
  details.kind === 'upi' ? details.vpa : `${details.ifsc} ${details.accountNumber}`;

/** The only place where PANs and account numbers are sealed and opened. */
export function createVault({ config, random }: Pick<Deps, 'config' | 'random'>) {
  const { kycKey: current, kycFormerKeys: former } = config.money;
  const sealer = createSealer({ current, former }, random);

  return {
    sealPan: (sellerId: string, pan: string) => ({
      pan: sealer.seal(pan, panOf(sellerId)),
      fingerprint: sealer.fingerprint(pan, 'pan'),
    }),
    openPan: (sellerId: string, sealed: Buffer): string => sealer.open(sealed, panOf(sellerId)),

    sealAccount: (sellerId: string, id: string, details: AccountDetails) => ({
      details: sealer.seal(JSON.stringify(details), detailsOf(sellerId, id)),
      fingerprint: sealer.fingerprint(identityOf(details), details.kind),
    }),
    openAccount: (row: { seller_id: string; id: string; details: Buffer }): AccountDetails =>
      JSON.parse(sealer.open(row.details, detailsOf(row.seller_id, row.id))) as AccountDetails,
    printOf: (details: AccountDetails) => sealer.fingerprint(identityOf(details), details.kind),

    keyId: sealer.keyId,
  };
}

export type Vault = ReturnType<typeof createVault>;
