import { component, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const figure = style(component({ position: 'relative' }));

export const reading = style(
  component({ minHeight: '20px', fontSize: '13px', lineHeight: '20px', color: colour.soft }),
);

/** The plot, its axis to the right, the times under it. */
export const frame = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '12px' }),
);

export const plot = style(
  component({
    position: 'relative',
    height: '140px',
    marginTop: '12px',
    borderBottom: `1px solid ${colour.edge}`,
    touchAction: 'pan-y',
  }),
);

export const gridLine = style(
  component({
    position: 'absolute',
    bottom: 'calc(var(--at) * 100%)',
    left: 0,
    right: 0,
    height: '1px',
    backgroundColor: colour.line,
    pointerEvents: 'none',
  }),
);

export const pointer = style(
  component({
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 'calc(var(--at) * 100%)',
    width: '1px',
    backgroundColor: colour.ink,
    pointerEvents: 'none',
  }),
);

export const svg = style(
  component({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    forcedColorAdjust: 'none',
  }),
);
export const area = style(component({ fill: colour.bar, fillOpacity: 0.25 }));
export const line = style(
  component({ fill: 'none', stroke: colour.bar, strokeWidth: 2, strokeLinejoin: 'round' }),
);

const small = {
  fontSize: '13px',
  lineHeight: '20px',
  color: colour.soft,
  fontVariantNumeric: 'tabular-nums',
};

export const axis = style(component({ position: 'relative', width: '40px', marginTop: '12px' }));
export const axisPlot = style(component({ position: 'absolute', inset: '0 0 25px' }));
export const axisLabel = style(
  component({
    ...small,
    position: 'absolute',
    right: 0,
    bottom: 'calc(var(--at) * 100%)',
    transform: 'translateY(50%)',
  }),
);
export const times = style(
  component({ ...small, display: 'flex', justifyContent: 'space-between', paddingTop: '4px' }),
);
