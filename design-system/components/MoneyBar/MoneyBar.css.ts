import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media } from '../../styles/rules';
import { vars } from '../../themes/contract.css';
import { fontSize, fontWeight, radius } from '../../tokens/scales';

const { colour } = vars;

export const bar = style(
  component({
    display: 'flex',
    gap: '2px',
    height: '16px',
    borderRadius: radius.badge,
    overflow: 'hidden',
    backgroundColor: colour.selected,
  }),
);

const looks = {
  solid: component({ backgroundColor: colour.good }),
  hatched: component({
    backgroundColor: colour.goodSoft,
    backgroundImage: `repeating-linear-gradient(-45deg, ${colour.good} 0 3px, ${colour.surface} 3px 6px)`,
  }),
  neutral: component({ backgroundColor: colour.edge }),
  critical: component({ backgroundColor: colour.critical }),
};

export const part = recipe({
  base: component({ flex: 'var(--share) 0 0', minWidth: '4px', forcedColorAdjust: 'none' }),
  variants: { look: looks },
});

export const swatch = recipe({
  base: component({
    width: '10px',
    height: '10px',
    borderRadius: '3px',
    flexShrink: 0,
    forcedColorAdjust: 'none',
  }),
  variants: { look: looks },
});

export const text = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px 16px',
    marginTop: '16px',
    '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))' } },
  }),
);
export const name = style(
  component({ ...fontSize['13'], display: 'flex', alignItems: 'center', gap: '8px' }),
);
export const sum = style(component({ ...fontSize['17'], fontWeight: fontWeight.strong }));
export const note = style(component({ ...fontSize['13'], color: colour.soft }));
