/** The 4 px grid. Keys are the pixels. */
export const space = {
  '0': '0',
  '4': '4px',
  '8': '8px',
  '12': '12px',
  '16': '16px',
  '20': '20px',
  '24': '24px',
  '32': '32px',
  '40': '40px',
  '48': '48px',
  '64': '64px',
} as const;

/** How far cards stand apart goes by the window: the theme of the app says it here. */
export const betweenCards = '--between-cards';

/** `cards`: 16, 20 or 24, as much as a phone, a tablet or a desktop has. */
export type Space = keyof typeof space | 'cards';

export const radius = {
  none: '0',
  badge: '6px',
  control: '10px',
  card: '12px',
  sheet: '16px',
  full: '999px',
} as const;

/** Six sizes, each with its line. */
export const fontSize = {
  '13': { fontSize: '13px', lineHeight: '20px' },
  '15': { fontSize: '15px', lineHeight: '24px' },
  '17': { fontSize: '17px', lineHeight: '24px' },
  '20': { fontSize: '20px', lineHeight: '28px' },
  '26': { fontSize: '26px', lineHeight: '32px', letterSpacing: '-0.012em' },
  '36': { fontSize: '36px', lineHeight: '40px', letterSpacing: '-0.012em' },
} as const;

export type FontSize = keyof typeof fontSize;

export const fontWeight = { regular: 450, strong: 650 } as const;

export type FontWeight = keyof typeof fontWeight;

export const fontFamily = {
  anek: "'Anek Latin Variable', 'Anek Devanagari Variable', 'Anek Fallback', system-ui, sans-serif",
  system: "system-ui, -apple-system, Roboto, 'Noto Sans', 'Noto Sans Devanagari', sans-serif",
} as const;

/** Widths a column of content may take, at most. */
export const measure = {
  narrow: '400px',
  sheet: '480px',
  form: '560px',
  reading: '680px',
  preview: '1088px',
  page: '1360px',
} as const;

/** Where layouts change, in px of the window. */
export const breakpoint = { tablet: 768, desktop: 1024 } as const;

export const motion = { quick: '120ms', calm: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
