import { invalid } from '../../../platform/http/errors';

/** Three letters, the kind of holder, the first of the surname or name, four digits, a check letter. */
const panShape = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
const ifscShape = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const accountShape = /^\d{6,18}$/;
const vpaShape = /^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$/;

/** As people write them in groups. */
const joined = (given: string) => given.replace(/[\s-]+/g, '');

/** @throws Refusal 422 */
export function panIn(given: string): string {
  const pan = joined(given).toUpperCase();
  if (!panShape.test(pan))
    throw invalid({ pan: 'A PAN has five letters, four digits and a letter, such as ABCPV1234D' });
  return pan;
}

/** @throws Refusal 422 */
export function nameIn(given: string): string {
  const name = given.trim().replace(/\s+/g, ' ');
  if (name.length < 2 || !/\p{L}/u.test(name))
    throw invalid({ name: 'Enter the name as it is on the PAN card' });
  return name;
}

export type AccountDetails =
  | { kind: 'bank'; accountNumber: string; ifsc: string }
  | { kind: 'upi'; vpa: string };

/** What the contract takes: both kinds in one, because a form sends it. */
export interface GivenAccount {
  kind: 'bank' | 'upi';
  accountNumber?: string | undefined;
  ifsc?: string | undefined;
  vpa?: string | undefined;
}

/** @throws Refusal 422 */
export function detailsIn(given: GivenAccount): AccountDetails {
  if (given.kind === 'upi') {
    const vpa = (given.vpa ?? '').trim().toLowerCase();
    if (!vpaShape.test(vpa)) throw invalid({ vpa: 'A UPI ID looks like name@bank' });
    return { kind: 'upi', vpa };
  }
  const accountNumber = joined(given.accountNumber ?? '');
  const ifsc = joined(given.ifsc ?? '').toUpperCase();
  const problems = {
    ...(!accountShape.test(accountNumber) && { accountNumber: 'An account number has 6 to 18 digits' }),
    ...(!ifscShape.test(ifsc) && {
      ifsc: 'An IFSC has four letters, a zero and six letters or digits, such as HDFC0000001',
    }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { kind: 'bank', accountNumber, ifsc };
}

/** A GSTIN holds the PAN of whoever is registered between its State and its number. */
export const panOfGstin = (gstin: string) => gstin.slice(2, 12);

/** "AB••••••4D": enough for its owner to know it again. */
export const maskedPan = (pan: string) => `${pan.slice(0, 2)}••••••${pan.slice(-2)}`;

/** "HDFC Bank ••1772", before the bank has answered "HDFC ••1772"; "as•••@okaxis". */
export function maskedAccount(details: AccountDetails, bank: string | null): string {
  if (details.kind === 'bank')
    return `${bank ?? details.ifsc.slice(0, 4)} ••${details.accountNumber.slice(-4)}`;
  const at = details.vpa.indexOf('@');
  return `${details.vpa.slice(0, at > 3 ? 2 : 1)}•••${details.vpa.slice(at)}`;
}

const hour = 60 * 60_000;

export const kycRules = {
  triesPerDay: 10,
  dayMs: 24 * hour,
  accountsAtOnce: 5,
  /** Failed questions before a person is asked instead; with the pauses between them most of a working day. */
  patience: 20,
} as const;

/** Ms before a question is asked again. */
export const pauseAfter = (failed: number) => Math.min(hour / 2, 2_000 * 2 ** (failed - 1));

/** What one more question leaves of today's; null when there is none left. */
export function countTry(
  { tries, since }: { tries: number; since: Date },
  now: Date,
): { tries: number; since: Date } | null {
  if (since.getTime() + kycRules.dayMs <= now.getTime()) return { tries: 1, since: now };
  return tries >= kycRules.triesPerDay ? null : { tries: tries + 1, since };
}

export function triesLeft({ tries, since }: { tries: number; since: Date }, now: Date): number {
  return since.getTime() + kycRules.dayMs <= now.getTime()
    ? kycRules.triesPerDay
    : Math.max(0, kycRules.triesPerDay - tries);
}
