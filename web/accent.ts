// A creator's accent tints their own pages, but never at the cost of reading: it is moved until text on it passes.
const wanted = 4.5;
const darkInk = '#1D1A16';
const whiteInk = '#FFFFFF';

export interface Accent {
  accent: string;
  accentPressed: string;
  onAccent: string;
}

/** Takes `#rrggbb`; answers colours whose text reaches 4.5:1, also while pressed. */
export function readableAccent(colour: string): Accent {
  const rgb = parse(colour);
  const onAccent = contrast(rgb, parse(darkInk)) >= contrast(rgb, parse(whiteInk)) ? darkInk : whiteInk;
  const ink = parse(onAccent);
  const towards = onAccent === darkInk ? 255 : 0;
  let readable = rgb;
  const isRead = () => contrast(readable, ink) >= wanted && contrast(pressed(readable), ink) >= wanted;
  for (let step = 0; !isRead() && step < 100; step++) readable = rounded(mix(readable, towards, 0.03));
  return { accent: format(readable), accentPressed: format(pressed(readable)), onAccent };
}

/** WCAG 2 contrast of two `#rrggbb` colours. */
export const contrastOf = (a: string, b: string): number => contrast(parse(a), parse(b));

type Rgb = [number, number, number];

const pressed = (rgb: Rgb) => rounded(mix(rgb, 0, 0.08));

const rounded = (rgb: Rgb): Rgb => [Math.round(rgb[0]), Math.round(rgb[1]), Math.round(rgb[2])];

const mix = (rgb: Rgb, towards: number, share: number): Rgb => [
  rgb[0] + (towards - rgb[0]) * share,
  rgb[1] + (towards - rgb[1]) * share,
  rgb[2] + (towards - rgb[2]) * share,
];

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const format = (rgb: Rgb) =>
  `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
