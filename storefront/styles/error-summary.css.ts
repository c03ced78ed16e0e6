import { component, fontWeight, radius, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const box = style(
  component({
    padding: '12px 16px',
    borderRadius: radius.control,
    backgroundColor: colour.criticalSoft,
    color: colour.critical,
    fontWeight: fontWeight.strong,
  }),
);

export const list = style(component({ fontWeight: fontWeight.regular }));

/** A finger finds it: each line is a target of its own. */
export const link = style(
  component({ display: 'block', padding: '10px 0', color: 'inherit', textDecoration: 'underline' }),
);
