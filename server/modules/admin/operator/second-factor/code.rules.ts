const minute = 60_000;

export const factorRules = {
  /** How long a code gives a session read access to the admin area. */
  unlockedMs: 12 * 60 * minute,
  /** How long it lets the session act. */
  freshMs: 15 * minute,
  /** How long a code of `npm run operator:enrol` can be used. */
  enrolmentMs: 30 * minute,
  /** Of one kind of code within a day: three of a million six-digit codes are right at any time. */
  triesAtMost: 10,
  triesMs: 24 * 60 * minute,
  recoveryCodes: 10,
} as const;

export type CodeKind = 'totp' | 'recovery' | 'enrolment';

/** 32 signs that are not taken for one another. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of groups such as "K7QMD-2XWPA", 5 bits for each byte. */
export function codeFrom(bytes: Uint8Array, groupLength: number): string {
  const text = [...bytes].map((byte) => signs[byte % signs.length]).join('');
  return text.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? '';
}

/** 50 bits: nobody guesses one in ten tries a day, and a copy of the database has only keyed hashes. */
export const recoveryCodeFrom = (bytes: Uint8Array) => codeFrom(bytes, 5);
export const recoveryBytes = 10;
/** 60 bits. */
export const enrolmentCodeFrom = (bytes: Uint8Array) => codeFrom(bytes, 4);
export const enrolmentBytes = 12;

/** A code as it was typed, without what people put between its signs. */
export const bareCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const kindOf = (typed: string): 'totp' | 'recovery' => (/^\d{6}$/.test(typed) ? 'totp' : 'recovery');
