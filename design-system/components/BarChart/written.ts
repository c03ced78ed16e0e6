/** The formatted value; a dash if it is unknown. */
export const written = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value);
