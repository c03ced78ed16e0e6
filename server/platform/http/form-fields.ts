/** The first value of a query parameter or form field, as text; empty when it is missing. */
export function textOf(fields: unknown, name: string): string {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return '';
  const value: unknown = (fields as Record<string, unknown>)[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

/** All values of a form field, as texts. */
export function textsOf(fields: unknown, name: string): string[] {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return [];
  const value: unknown = (fields as Record<string, unknown>)[name];
  return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
}
