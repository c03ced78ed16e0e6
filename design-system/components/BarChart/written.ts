/** A figure as it is written; a dash for one that nobody knows. */
export const written = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value);
