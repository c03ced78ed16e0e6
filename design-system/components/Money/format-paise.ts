export interface PaiseFormat {
  /** `auto` shows paise only when there are some; `always` for columns that are added up. */
  paiseShown?: 'auto' | 'always';
  /** Also shows a plus. */
  sign?: boolean;
}

export interface MoneyParts {
  sign: '' | '+' | '−';
  /** Grouped the Indian way: 1,84,260. */
  rupees: string;
  /** With its point, or empty. */
  paise: string;
}

/** Stands for an amount that is not known. */
export const unknownAmount = '–';

/**
 * Written here rather than with Intl, so that server and browser agree to the letter. Takes whole paise; what is none is reported and
 * answered with null, so that one wrong amount does not take the whole screen with it.
 */
export function partsOfPaise(
  paise: number,
  { paiseShown = 'auto', sign = false }: PaiseFormat = {},
): MoneyParts | null {
  if (!Number.isSafeInteger(paise)) {
    report(new RangeError(`Money is whole paise, not ${typeof paise === 'number' ? paise : typeof paise}`));
    return null;
  }
  const size = Math.abs(paise);
  const rest = size % 100;
  return {
    sign: paise < 0 ? '−' : sign && paise > 0 ? '+' : '',
    rupees: groupIndian(String((size - rest) / 100)),
    paise: rest > 0 || paiseShown === 'always' ? `.${String(rest).padStart(2, '0')}` : '',
  };
}

/** Reported as a page error in browsers, printed on servers. */
const report = (error: Error) =>
  typeof reportError === 'function' ? reportError(error) : console.error(error.message);

/** 18426050 → "₹1,84,260.50". Takes whole paise; "–" for what is none. */
export function formatPaise(paise: number, format?: PaiseFormat): string {
  const parts = partsOfPaise(paise, format);
  if (parts === null) return unknownAmount;
  return `${parts.sign}₹${parts.rupees}${parts.paise}`;
}

/** Groups a string of digits: the last three, then pairs. */
export function groupIndian(digits: string): string {
  if (digits.length <= 3) return digits;
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head},${digits.slice(-3)}`;
}
