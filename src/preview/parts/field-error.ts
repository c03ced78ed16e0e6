import { said } from '@haat/words';

/** What is wrong with a field, as its properties; nothing while nothing is. */
export function errorOf(errors: Readonly<Record<string, string>>, name: string): { error?: string } {
  const error = errors[name];
  return error === undefined ? {} : { error: said(error) };
}
