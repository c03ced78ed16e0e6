import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../themes/contract.css';
import { betweenCards, measure, radius, space } from '../tokens/scales';
import { layers } from './layers.css';

const { colour } = vars;

const background = {
  none: 'transparent',
  ground: colour.ground,
  surface: colour.surface,
  sunken: colour.sunken,
  selected: colour.selected,
  accent: colour.accent,
  accentSoft: colour.accentSoft,
  linkSoft: colour.linkSoft,
  goodSoft: colour.goodSoft,
  criticalSoft: colour.criticalSoft,
  cautionSoft: colour.cautionSoft,
} as const;

const line = {
  none: 'none',
  line: `1px solid ${colour.line}`,
  edge: `1px solid ${colour.edge}`,
  ink: `2px solid ${colour.ink}`,
  link: `2px solid ${colour.link}`,
  good: `1px solid ${colour.good}`,
  critical: `2px solid ${colour.critical}`,
  caution: `1px solid ${colour.caution}`,
} as const;

/** Totals stand under a double rule, as in a ledger. */
const rule = { ...line, double: `3px double ${colour.edge}` } as const;

const width = {
  full: { width: '100%' },
  fit: { width: 'fit-content' },
  narrow: { width: '100%', maxWidth: measure.narrow },
  sheet: { width: '100%', maxWidth: measure.sheet },
  form: { width: '100%', maxWidth: measure.form },
  reading: { width: '100%', maxWidth: measure.reading },
  preview: { width: '100%', maxWidth: measure.preview },
  page: { width: '100%', maxWidth: measure.page },
} as const;

const align = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
};

const atoms = defineProperties({
  '@layer': layers.atom,
  properties: {
    display: ['block', 'flex', 'grid'],
    position: ['relative'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: align,
    alignSelf: align,
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
    grow: { '0': { flexGrow: 0 }, '1': { flexGrow: 1, minWidth: 0 } },
    shrink: { '0': { flexShrink: 0 }, '1': { flexShrink: 1 } },
    gap: { ...space, cards: `var(${betweenCards}, ${space['24']})` },
    paddingTop: space,
    paddingBottom: space,
    paddingLeft: space,
    paddingRight: space,
    background,
    border: line,
    borderTop: rule,
    borderBottom: rule,
    radius: Object.fromEntries(
      Object.entries(radius).map(([name, borderRadius]) => [name, { borderRadius }]),
    ) as {
      [Name in keyof typeof radius]: { borderRadius: string };
    },
    width,
    minHeight: { screen: '100dvh' },
    height: { full: '100%' },
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

export const sprinkles = createSprinkles(atoms);
export type Sprinkles = Parameters<typeof sprinkles>[0];
