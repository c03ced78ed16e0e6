import { component, vars } from '@haat/design-system/styling';
import { style } from '@vanilla-extract/css';

const { colour } = vars;
const half = 12;
const pitch = 4 * half;

/** Scallops, red and cream in turn: a straight upper half, and a circle that makes the lower one round. */
export const awning = style(
  component({
    height: `${2 * half}px`,
    overflow: 'hidden',
    backgroundImage: [
      `linear-gradient(90deg, ${colour.awning} 50%, ${colour.surface} 50%)`,
      `radial-gradient(circle at ${half}px ${half}px, ${colour.awning} 0 ${half - 0.5}px, transparent ${half}px)`,
      `radial-gradient(circle at ${3 * half}px ${half}px, ${colour.surface} 0 ${half - 1.5}px, ${colour.line} ${half - 1}px ${half - 0.5}px, transparent ${half}px)`,
    ].join(', '),
    backgroundSize: `${pitch}px ${half}px, ${pitch}px ${2 * half}px, ${pitch}px ${2 * half}px`,
    backgroundRepeat: 'repeat-x',
  }),
);
