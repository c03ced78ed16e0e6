import { component, fontSize, fontWeight, media, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';
import * as found from '../../components/search-results/found.css';

const { colour } = vars;

export const list = style([found.place, component({ scrollPaddingBlock: '32px' })]);

export const group = style(component({ marginBottom: '8px' }));

export const groupTitle = style(
  component({
    ...fontSize['13'],
    padding: '8px 12px 4px',
    color: colour.soft,
    fontWeight: fontWeight.strong,
  }),
);

export const option = style([
  found.option,
  component({
    minHeight: '48px',
    padding: '4px 12px',
    selectors: { '&[aria-selected="true"]': { backgroundColor: colour.selected } },
  }),
]);

export const text = style(component({ display: 'grid', flexGrow: 1, minWidth: 0 }));

/** For those who have keys. */
export const row = style(
  component({
    display: 'inline-flex',
    flexShrink: 0,
    gap: '4px',
    '@media': { [media.coarse]: { display: 'none' } },
  }),
);

export const key = style(
  component({
    ...fontSize['13'],
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '24px',
    height: '24px',
    padding: '0 4px',
    fontFamily: 'inherit',
    color: colour.soft,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.badge,
  }),
);

export const shortcut = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '44px',
    selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  }),
);

export const foot = style(component({ '@media': { [media.coarse]: { display: 'none' } }, textAlign: 'end' }));
