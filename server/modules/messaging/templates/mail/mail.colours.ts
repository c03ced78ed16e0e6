/**
 * The colours of the platform, light and dark. Mailboxes know no variables, so the light ones stand with each element and the dark ones in a style that
 * mailboxes follow which ask for it; the others darken a mail by themselves, or show it light.
 */
export const light = {
  ground: '#FBF7F0',
  surface: '#FFFFFF',
  sunken: '#F3EDE2',
  line: '#E4DBCB',
  ink: '#1D1A16',
  soft: '#5F574B',
  link: '#3A3FA8',
  accent: '#F5A300',
  onAccent: '#1D1A16',
} as const;

const dark = {
  ground: '#15130F',
  surface: '#1E1B16',
  sunken: '#100E0B',
  line: '#38332A',
  ink: '#F4EFE6',
  soft: '#B5AB9B',
  link: '#A9ADFF',
  accent: '#FFB628',
  onAccent: '#1D1A16',
} as const;

/** Of the stall's awning: the stripes above a mail. The same by day and by night. */
export const awning = ['#B9432F', '#FFE9BF'] as const;

const rules: readonly (readonly [name: string, colours: string])[] = [
  ['g', `background-color:${dark.ground}!important`],
  ['s', `background-color:${dark.surface}!important`],
  ['n', `background-color:${dark.sunken}!important`],
  ['e', `border-color:${dark.line}!important`],
  ['i', `color:${dark.ink}!important`],
  ['q', `color:${dark.soft}!important`],
  ['l', `color:${dark.link}!important`],
  ['a', `background-color:${dark.accent}!important`],
  ['o', `color:${dark.onAccent}!important`],
];

const inDark = rules.map(([name, colours]) => `.${name}{${colours}}`).join('');
/** Outlook in a browser and on phones says in its own way that it is dark: text apart from grounds. */
const inOutlook = rules
  .map(([name, colours]) => `[data-ogs${colours.startsWith('color') ? 'c' : 'b'}] .${name}{${colours}}`)
  .join('');

/** What stands in the head of a mail, each apart: Gmail throws away the whole of a style in which it does not know something. Nothing is fetched. */
export const styles: readonly string[] = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}a{text-underline-offset:3px}',
  '@media (max-width:480px){.p{padding:24px 20px 12px!important}.r{padding:12px 8px 24px!important}}',
  `@media (prefers-color-scheme:dark){${inDark}}`,
  inOutlook,
];
