import { createThemeContract } from '@vanilla-extract/css';
import type { Colours } from '../tokens/colours';

type Contract<Keys> = { [Key in keyof Keys]: null };

const colour: Contract<Colours> = {
  ground: null,
  surface: null,
  sunken: null,
  line: null,
  edge: null,
  ink: null,
  soft: null,
  accent: null,
  accentPressed: null,
  accentSoft: null,
  onAccent: null,
  link: null,
  linkSoft: null,
  good: null,
  goodSoft: null,
  critical: null,
  criticalSoft: null,
  caution: null,
  cautionSoft: null,
  selected: null,
  bar: null,
  awning: null,
  scrim: null,
  raised: null,
};

/** The one contract every theme fills in. */
export const vars = createThemeContract({ colour, font: null });
