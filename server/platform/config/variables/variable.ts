/** An environment variable: how its text is read, and what docs/configuration.md says about it. */
export interface Variable<T> {
  /** What it is for, in Markdown. */
  use: string;
  /** Shown in the documentation and in errors, such as "integer from 0 to 65535". */
  format: string;
  /** The value when it is not set. */
  fallback: T;
  /** The default as the documentation shows it; null: there is none. */
  shownDefault: string | null;
  /** When it has to be set, such as "in production"; null: never. */
  required: string | null;
  isSecret: boolean;
  /** Returns undefined when the text does not have the format. */
  parse(text: string): T | undefined;
}

interface Options {
  required?: string;
  isSecret?: boolean;
  /** Where the default is computed: how to describe it. */
  shownDefault?: string;
}

interface TextOptions extends Options {
  /** Both or none: a test of the text, such as a regular expression, and the format in words. */
  pattern?: { test(text: string): boolean };
  format?: string;
}

const quoted = (value: string | number | null): string | null =>
  value === null || value === '' ? null : `\`${value}\``;

const shared = (use: string, value: string | number | null, options: Options) => ({
  use,
  shownDefault: options.shownDefault ?? quoted(value),
  required: options.required ?? null,
  isSecret: options.isSecret ?? false,
});

export const integer = <F extends number | null>(
  use: string,
  [min, max]: readonly [number, number],
  fallback: F,
  options: Options = {},
): Variable<number | F> => ({
  ...shared(use, fallback, options),
  format: `integer from ${min} to ${max}`,
  fallback,
  parse: (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  },
});

export const choice = <const T extends string>(
  use: string,
  values: readonly T[],
  fallback: T,
  options: Options = {},
): Variable<T> => ({
  ...shared(use, fallback, options),
  format: values.join(', ').replace(/, ([^,]*)$/, ' or $1'),
  fallback,
  parse: (text) => values.find((value) => value === text),
});

/** `on`, `true` or `1`; `off`, `false` or `0`. */
export const flag = <F extends boolean | null>(
  use: string,
  fallback: F,
  options: Options = {},
): Variable<boolean | F> => ({
  ...shared(use, fallback === null ? null : fallback ? 'on' : 'off', options),
  format: 'on or off',
  fallback,
  parse: (text) =>
    ['on', 'true', '1'].includes(text) ? true : ['off', 'false', '0'].includes(text) ? false : undefined,
});

export const text = <F extends string | null>(
  use: string,
  fallback: F,
  { pattern = /^/, format = 'text', ...options }: TextOptions = {},
): Variable<string | F> => ({
  ...shared(use, fallback, options),
  format,
  fallback,
  parse: (given) => (pattern.test(given) ? given : undefined),
});

/** An http or https URL, read without slashes at its end. */
export const url = <F extends string | null>(
  use: string,
  fallback: F,
  options: Options = {},
): Variable<string | F> => ({
  ...shared(use, fallback, options),
  format: 'http or https URL',
  fallback,
  parse: (given) => (URL.canParse(given) && /^https?:/.test(given) ? given.replace(/\/+$/, '') : undefined),
});

/** Several texts, separated by commas or spaces. */
export const list = (
  use: string,
  { pattern = /^/, format = 'text', ...options }: TextOptions = {},
): Variable<readonly string[]> => ({
  ...shared(use, null, options),
  format: `${format}; several separated by commas`,
  fallback: [],
  parse: (given) => {
    const items = given.split(/[\s,]+/).filter(Boolean);
    return items.every((item) => pattern.test(item)) ? items : undefined;
  },
});
