import { groupIndian } from '../Money/format-paise';

/** "1,499.5" → 149950 paise; empty → null; what is no amount → undefined. */
export function parseRupees(text: string): number | null | undefined {
  const plain = text.replace(/[\s,₹]/g, '');
  if (plain === '') return null;
  const parts = /^(\d{0,12})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!parts || plain === '.') return undefined;
  return Number(parts[1] || '0') * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** 149950 → "1,499.50", without the sign: the field draws it. */
export function rupeesText(paise: number | null): string {
  if (paise === null) return '';
  const rest = paise % 100;
  const rupees = groupIndian(String((paise - rest) / 100));
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
}
