/** What buyers may write under a lesson. The lengths are those of the contract. */
export const noteLimits = { textLength: 2000, ofLesson: 100, ofAccess: 1000 } as const;

export const questionLimits = {
  textLength: 1000,
  /** Of one access, without an answer. */
  waiting: 10,
  /** Of one access, in a day. */
  daily: 20,
} as const;

/** A day, as `position` of the contract. */
const mostSeconds = 86_400;

/** Seconds of a time as people write it: 90, 1:30, 1:02:09. Null where it is none, or more than a day. */
export function secondsOf(time: string): number | null {
  const parts = time
    .trim()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,5}$/.test(part))) return null;
  const numbers = parts.map(Number);
  if (numbers.slice(1).some((part) => part > 59)) return null;
  const seconds = numbers.reduce((sum, part) => sum * 60 + part, 0);
  return seconds > mostSeconds ? null : seconds;
}
