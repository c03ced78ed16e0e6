const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const steps: readonly (readonly [number, string])[] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

/** A whole number from 0 on in words of the Indian system. */
function inWords(value: number): string {
  for (const [size, name] of steps) {
    if (value < size) continue;
    const rest = value % size;
    const more = rest === 0 ? '' : ` ${inWords(rest)}`;
    return `${inWords(Math.floor(value / size))} ${name}${more}`;
  }
  if (value < 20) return small[value] as string;
  const unit = value % 10;
  return `${tens[Math.floor(value / 10)]}${unit === 0 ? '' : `-${small[unit]}`}`;
}

/** Paise from 0 on as a document spells them: `Rupees four hundred ninety-nine and fifty paise only`. */
export function rupeesInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = inWords(Math.floor(paise / 100));
  return `Rupees ${rupees}${rest === 0 ? '' : ` and ${inWords(rest)} ${rest === 1 ? 'paisa' : 'paise'}`} only`;
}

/** Paise from 0 on in figures, grouped as in India, always with paise: `₹5,00,000.00`. */
export function rupeesInFigures(paise: number): string {
  const rupees = String(Math.floor(paise / 100));
  const grouped = rupees.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
  return `₹${grouped}.${String(paise % 100).padStart(2, '0')}`;
}
