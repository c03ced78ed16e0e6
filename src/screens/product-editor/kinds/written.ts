import { t } from '@haat/words';
import type { FieldProblem } from './own';

/** The lines that say something, tidied. */
export const saidIn = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter(Boolean);

/** The list itself when it says something; a field that says nothing is not kept. */
export const lines = <Name extends string>(name: Name, given: readonly string[]) => {
  const said = saidIn(given);
  return (said.length > 0 ? { [name]: said } : {}) as Partial<Record<Name, string[]>>;
};

/** A field that is kept when it says something and is not wrong. */
export const text = <Name extends string>(
  name: Name,
  given: string,
  isWrong = false,
): Partial<Record<Name, string>> => {
  const said = given.trim();
  return (said && !isWrong ? { [name]: said } : {}) as Partial<Record<Name, string>>;
};

/** The same of a whole number. */
export const count = <Name extends string>(
  name: Name,
  given: string,
  isWrong = false,
): Partial<Record<Name, number>> =>
  (given.trim() && !isWrong ? { [name]: Number(given) } : {}) as Partial<Record<Name, number>>;

/** A number as a field shows it. */
export const shownCount = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** What is wrong with a whole number as typed. */
export function countProblem(field: string, given: string, least: number, most: number): FieldProblem {
  if (given.trim() === '') return [field, undefined];
  const value = Number(given);
  const isRight = Number.isInteger(value) && value >= least && value <= most;
  const words = t('A whole number from {least} to {most}.', {
    least: least.toLocaleString('en-IN'),
    most: most.toLocaleString('en-IN'),
  });
  return [field, isRight ? undefined : words];
}

/** An address as people paste it: what comes without its beginning gets one, and a phone's capital goes. */
export function webAddress(given: string): string {
  const said = given.trim().replace(/^https:\/\//i, 'https://');
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(said) ? `https://${said}` : said;
}

const isSecure = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';

/** What is wrong with an address as typed. Invite links have to begin in their own way. */
export function addressProblem(
  field: string,
  given: string,
  isRight = isSecure,
  words = t('An address that begins with https://'),
): FieldProblem {
  const address = webAddress(given);
  return [field, address === '' || isRight(address) ? undefined : words];
}

/** An id that none of the taken ones is: short, and the same each time for the same list. */
export function freeId(prefix: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = taken.length + 1;
  while (ids.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}
