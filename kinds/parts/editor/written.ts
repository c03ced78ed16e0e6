import { t } from '@haat/i18n';
import { lessonBounds } from '@haat/openapi/bounds';
import type { FieldProblem } from '../../kind';

/** The non-empty lines, trimmed. */
export const filledLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter(Boolean);

/** The list if it is not empty; empty fields are not saved. */
export const lines = <Name extends string>(name: Name, given: readonly string[]) => {
  const value = filledLines(given);
  return (value.length > 0 ? { [name]: value } : {}) as Partial<Record<Name, string[]>>;
};

type Persisted<Name extends string, Value> = Partial<Record<Name, Value>>;

const only = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Persisted<Name, Value>;

/** A field that is saved if not empty. If invalid, the saved value is kept. */
export const text = <Name extends string>(
  name: Name,
  given: string,
  isWrong = false,
  persisted: Persisted<Name, string> = {},
): Persisted<Name, string> => only(name, isWrong ? persisted[name] : given.trim() || undefined);

/** The same of a whole number. */
export const count = <Name extends string>(
  name: Name,
  given: string,
  isWrong = false,
  persisted: Persisted<Name, number> = {},
): Persisted<Name, number> =>
  only(name, isWrong ? persisted[name] : given.trim() ? Number(given) : undefined);

/** A number as a field shows it. */
export const shownCount = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** What is wrong with a whole number as typed. */
export function countProblem(field: string, given: string, least: number, most: number): FieldProblem {
  if (given.trim() === '') return [field, undefined];
  const value = Number(given);
  if (Number.isInteger(value) && value >= least && value <= most) return [field, undefined];
  const message = t('A whole number from {least} to {most}.', {
    least: least.toLocaleString('en-IN'),
    most: most.toLocaleString('en-IN'),
  });
  return [field, message];
}

/** What is wrong with a text as typed: nothing but its length. */
export const lengthProblem = (field: string, given: string, most: number): FieldProblem => [
  field,
  given.trim().length > most
    ? t('Use at most {most} characters.', { most: most.toLocaleString('en-IN') })
    : undefined,
];

/** An address as people paste it: what comes without its beginning gets one, and a phone's capital goes. */
export function webAddress(given: string): string {
  const value = given.trim().replace(/^https:\/\//i, 'https://');
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(value) ? `https://${value}` : value;
}

/** As the server checks it. Browsers also read `https:/example.com` as an address. */
const isSecure = (address: string) =>
  address.startsWith('https://') && URL.canParse(address) && address.length <= lessonBounds.url.maxLength;

/** What is wrong with an address as typed. Invite links have to begin in their own way. */
export function addressProblem(
  field: string,
  given: string,
  isRight = isSecure,
  message = t('A link starting with https://'),
): FieldProblem {
  const address = webAddress(given);
  return [field, address === '' || isRight(address) ? undefined : message];
}

/** Whether there is an address, and a right one. */
export const isAddress = (given: string): boolean => isSecure(webAddress(given));

/** An id that none of the taken ones is: short, and the same each time for the same list. */
export function freeId(prefix: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = taken.length + 1;
  while (ids.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}
