import { translate } from '@haat/i18n';

type Errors = Readonly<Record<string, string>>;

/** Of a field, by the name that the server knows it by. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** As the fields stand in the form, and nothing that is no field of it. */
export const inOrder = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(names.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])));

interface FieldError {
  id: string;
  error?: string;
  /** Of the first that is wrong: a page that comes back begins there, with or without a script. */
  autoFocus?: true;
}

/** What is wrong with a field, as its properties. `errors` in the order of the fields. */
export function errorOf(errors: Errors, name: string): FieldError {
  const error = errors[name];
  if (error === undefined) return { id: fieldId(name) };
  const isFirst = Object.keys(errors)[0] === name;
  return { id: fieldId(name), error: translate(error), ...(isFirst && { autoFocus: true }) };
}
