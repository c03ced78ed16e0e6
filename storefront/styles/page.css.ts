import '@haat/design-system/preview.css';
import { component, fontSize, fontWeight, measure, radius, vars } from '@haat/design-system/styling';
import { wide } from '@haat/kinds/parts/preview/wide';
import { keyframes, style } from '@vanilla-extract/css';

const { colour } = vars;

export const middle = '(min-width: 600px)';
/** More than a phone, and not enough for two columns. */
export const oneColumnWidth = '(min-width: 600px) and (max-width: 899.98px)';

export const page = style(
  component({
    containerType: 'inline-size',
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: colour.ground,
    color: colour.ink,
  }),
);

export const bar = style(
  component({
    borderBottom: `1px solid ${colour.line}`,
    '@container': { [`not ${wide}`]: { borderBottomColor: 'transparent' } },
  }),
);

export const barInside = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '56px',
    margin: '0 auto',
    padding: '4px 16px',
    maxWidth: `calc(${measure.preview} + 32px)`,
  }),
);

export const who = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    fontWeight: fontWeight.strong,
  }),
);

/** As high as a finger needs. */
export const whoLink = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    minWidth: 0,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const avatar = style(
  component({
    ...fontSize['13'],
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: radius.full,
    backgroundColor: colour.linkSoft,
    color: colour.link,
    // A size and weight that the first screen of a preview has anyway: each more has a browser ask another process about a font.
    fontWeight: fontWeight.regular,
  }),
);

/** Close to the name before it. */
export const verified = style(
  component({ display: 'inline-flex', flexShrink: 0, marginLeft: '-4px', color: colour.good }),
);

export const middlePart = style(component({ flexGrow: 1 }));

const notYet = keyframes({ 'from, to': { contentVisibility: 'hidden' } });

/**
 * Laid out after what stands above it, which is seen and can be pressed sooner for that: on a phone, where it is below the first screenful,
 * when a first press has been answered; elsewhere in the next frame. Until then it is as high as a screen, so that nothing moves.
 */
export const below = style(
  component({
    animation: `${notYet} 1ms 400ms backwards`,
    containIntrinsicBlockSize: '100vh',
    '@container': { [middle]: { animationDelay: '0s' } },
  }),
);

export const foot = style(
  component({
    borderTop: `1px solid ${colour.line}`,
    marginTop: '48px',
    color: colour.soft,
    ...fontSize['13'],
  }),
);

export const footInside = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    margin: '0 auto',
    padding: '24px 16px 32px',
    maxWidth: `calc(${measure.preview} + 32px)`,
  }),
);

export const mark = style(component({ width: '32px', height: '17px', flexShrink: 0, color: colour.ink }));

export const rules = style(component({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' }));

/** As high as a finger needs. */
export const rule = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const languages = style([rules, component({ flexBasis: '100%' })]);

/** The other language is a link; the one that is spoken leads nowhere else. */
export const languageLink = style([
  rule,
  component({
    color: colour.link,
    selectors: { '&[aria-current]': { color: colour.soft } },
  }),
]);

export const soldBy = style(component({ display: 'flex', alignItems: 'center', gap: '8px' }));

/** After the two it narrows, because the later rule wins; as wide as the column between them. */
export const narrow = style(
  component({
    maxWidth: 'calc(560px + 32px)',
    '@container': { [wide]: { maxWidth: 'calc(976px + 32px)' } },
  }),
);

const inOneColumn = component({ '@container': { [oneColumnWidth]: { maxWidth: 'calc(560px + 32px)' } } });

/** As wide as the column of a preview that has no room for two. */
export const oneColumn = style(inOneColumn);

/** The same of the foot, whose other rules stand further down in a preview than those of its bar, and would win. */
export const footOneColumn = style(inOneColumn);

export const square = style(
  component({
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: radius.control,
  }),
);

export const share = style([
  square,
  component({ marginRight: '-10px', selectors: { '&[hidden]': { display: 'none' } } }),
]);
