/** What a colour is for, never what it looks like. Every theme fills in every name. */
export interface Colours {
  /** The page background. */
  ground: string;
  /** Cards and fields. */
  surface: string;
  /** Wells: quieter than the ground. */
  sunken: string;
  /** Hairlines between things. */
  line: string;
  /** Outlines of controls, at least 3:1 on the ground. */
  edge: string;
  ink: string;
  soft: string;
  /** The one main action of a screen. */
  accent: string;
  accentPressed: string;
  accentSoft: string;
  onAccent: string;
  link: string;
  linkSoft: string;
  good: string;
  goodSoft: string;
  critical: string;
  criticalSoft: string;
  caution: string;
  cautionSoft: string;
  /** The selected place, day bands, neutral badges, skeletons. */
  selected: string;
  bar: string;
  /** Art only, never a control. */
  awning: string;
  /** What dims the page under an overlay. */
  scrim: string;
  raised: string;
}

export const light: Colours = {
  ground: '#FBF7F0',
  surface: '#FFFFFF',
  sunken: '#F3EDE2',
  line: '#E4DBCB',
  edge: '#8C8171',
  ink: '#1D1A16',
  soft: '#5F574B',
  accent: '#F5A300',
  accentPressed: '#DE9200',
  accentSoft: '#FFE9BF',
  onAccent: '#1D1A16',
  link: '#3A3FA8',
  linkSoft: '#E7E7F8',
  good: '#1C7247',
  goodSoft: '#DDF1E4',
  critical: '#B3382A',
  criticalSoft: '#FBE3DE',
  caution: '#8A5A00',
  cautionSoft: '#FFF0CF',
  selected: '#F3EDE2',
  bar: '#5A9E7B',
  awning: '#B9432F',
  scrim: 'rgba(29, 26, 22, 0.45)',
  raised: '0 8px 32px rgba(29, 26, 22, 0.18)',
};

export const dark: Colours = {
  ground: '#15130F',
  surface: '#1E1B16',
  sunken: '#100E0B',
  line: '#38332A',
  edge: '#837968',
  ink: '#F4EFE6',
  soft: '#B5AB9B',
  accent: '#FFB628',
  accentPressed: '#F5A300',
  accentSoft: '#3A2C0C',
  onAccent: '#1D1A16',
  link: '#A9ADFF',
  linkSoft: '#25264A',
  good: '#6FCF97',
  goodSoft: '#163324',
  critical: '#FF9383',
  criticalSoft: '#3D1A15',
  caution: '#FFCB6B',
  cautionSoft: '#3A2C0C',
  selected: '#2A261F',
  bar: '#4C9A70',
  awning: '#97382A',
  scrim: 'rgba(0, 0, 0, 0.6)',
  raised: '0 8px 32px rgba(0, 0, 0, 0.5)',
};

/** For people who ask their system for more contrast: only what differs. */
export const lightMoreContrast: Colours = {
  ...light,
  line: '#8C8171',
  edge: '#1D1A16',
  soft: '#3B352C',
  link: '#22277F',
  good: '#0E5230',
  critical: '#8A2318',
  caution: '#5E3D00',
  bar: '#2E7A54',
};

export const darkMoreContrast: Colours = {
  ...dark,
  line: '#837968',
  edge: '#F4EFE6',
  soft: '#DDD4C5',
  link: '#CFD2FF',
  good: '#9BE8BC',
  critical: '#FFC0B8',
  caution: '#FFDFA3',
  bar: '#7CC79B',
};
