import { component, measure, media, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;
const line = `1px solid ${colour.line}`;
/** From here steps, form and preview stand beside each other. The editor's own width counts: it also stands in a page. */
const threeColumns = '(min-width: 1100px)';
/** From here the form and the preview do. */
const twoColumns = '(min-width: 860px)';

export const root = style(component({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }));

/** Around all but the bar at the foot, which is fixed to the window and not to a container. */
export const body = style(
  component({ flexGrow: 1, display: 'flex', flexDirection: 'column', containerType: 'inline-size' }),
);

/** The form brings its own edges; on a page they are there already. */
export const inPage = style(
  component({
    margin: '0 -16px',
    '@media': { [media.tiny]: { margin: '0 -12px' }, [media.fromTablet]: { margin: 0 } },
  }),
);

export const inPageHead = style(
  component({
    padding: '0 16px',
    '@media': { [media.tiny]: { padding: '0 12px' }, [media.fromTablet]: { padding: '0 0 16px' } },
  }),
);

export const head = style(
  component({
    position: 'sticky',
    top: 0,
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '64px',
    padding: '8px 16px 8px 8px',
    backgroundColor: colour.ground,
    borderBottom: line,
    '@media': { [media.fromTablet]: { padding: '8px 24px 8px 16px' } },
  }),
);

export const headText = style(component({ flexGrow: 1, minWidth: 0 }));

export const columns = style(
  component({
    flexGrow: 1,
    '@container': {
      [twoColumns]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 390px' },
      [threeColumns]: {
        gridTemplateColumns: '232px minmax(0, 1fr) 470px',
        alignItems: 'stretch',
      },
    },
  }),
);

export const aside = style(
  component({
    display: 'none',
    '@container': { [threeColumns]: { display: 'block', padding: '32px 12px' } },
  }),
);

export const form = style(
  component({
    width: '100%',
    maxWidth: `calc(${measure.form} + 32px)`,
    margin: '0 auto',
    padding: '16px 16px 96px',
    '@media': {
      [media.tiny]: { paddingLeft: '12px', paddingRight: '12px' },
      [media.fromTablet]: {
        paddingTop: '24px',
        paddingBottom: '64px',
        // Among the other screens of a product it begins and ends where they do.
        selectors: { [`${inPage} &`]: { maxWidth: 'none', paddingLeft: 0, paddingRight: 0 } },
      },
    },
    '@container': {
      [twoColumns]: { selectors: { [`${inPage} &`]: { paddingRight: '24px' } } },
      [threeColumns]: { paddingTop: '32px' },
    },
  }),
);

export const beside = style(
  component({
    padding: '16px',
    '@container': {
      [twoColumns]: { padding: '24px 0' },
      [threeColumns]: {
        padding: '32px 56px',
        backgroundColor: colour.sunken,
        borderLeft: line,
      },
    },
  }),
);

export const sticky = style(
  component({
    maxWidth: '390px',
    margin: '0 auto',
    '@container': { [twoColumns]: { position: 'sticky', top: '96px' } },
  }),
);

export const preview = style(
  component({
    fontFamily: vars.font,
    width: '100%',
    maxWidth: '390px',
    margin: '0 auto',
    overflow: 'auto',
    border: line,
    borderRadius: radius.card,
    backgroundColor: colour.ground,
    '@container': { [twoColumns]: { maxHeight: 'calc(100dvh - 180px)' } },
  }),
);

/** What no phone shows. A window that has become one is laid out before it is drawn anew: until then this would make it scroll sideways. */
export const fromTablet = style(
  component({ display: 'none', '@media': { [media.fromTablet]: { display: 'block' } } }),
);

/** Where the steps do not stand beside the form. */
export const withoutSteps = style(component({ '@container': { [threeColumns]: { display: 'none' } } }));

/** Where the form and the preview take turns. */
export const inTurns = style(component({ '@container': { [twoColumns]: { display: 'none' } } }));

export const besideEachOther = style(
  component({ display: 'none', '@container': { [twoColumns]: { display: 'block' } } }),
);

export const foot = style(
  component({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 5,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '12px',
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    backgroundColor: colour.surface,
    borderTop: line,
  }),
);

/** Above the bar of the places, which a product's settings have. */
export const footInPage = style(
  component({
    bottom: 'calc(64px + env(safe-area-inset-bottom))',
    paddingBottom: '12px',
  }),
);

export const footWhole = style(component({ gridColumn: '1 / -1' }));

export const cover = style(
  component({
    width: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: radius.control,
    border: line,
  }),
);
