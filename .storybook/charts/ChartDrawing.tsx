import { Box } from '@haat/design-system';
import type { AnyTransitionDefinition } from 'xstate';
import * as styles from './chart.css';
import { inset, type Layout, lineHeight, type PlacedArrow, type PlacedState } from './layout';
import { headAt, lineThrough } from './path';

interface ChartDrawingProps {
  label: string;
  layout: Layout;
  /** Ids of the states the chart is in. */
  lit: ReadonlySet<string>;
  /** The transitions just taken. */
  taken: ReadonlySet<AnyTransitionDefinition>;
}

/** A chart as a picture; what it shows stands in words above and in a table below. */
export function ChartDrawing({ label, layout, lit, taken }: ChartDrawingProps) {
  const { width, height, states, arrows, starts } = layout;
  return (
    <Box
      as="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so there is no file for an img element
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      vars={{ '--natural': `${width}px` }}
      className={styles.drawing}
    >
      {states.map((placed) => (
        <StateBox key={placed.state.id} placed={placed} isLit={lit.has(placed.state.id)} taken={taken} />
      ))}
      {starts.map(({ x, y, width: size }) => (
        <Box
          as="circle"
          key={`${x} ${y}`}
          cx={x + size / 2}
          cy={y + size / 2}
          r={size / 2}
          className={styles.start}
        />
      ))}
      {arrows.map((arrow) => (
        <ArrowLine key={arrow.id} arrow={arrow} taken={taken} />
      ))}
      {arrows.map((arrow) => (
        <ArrowText key={arrow.id} arrow={arrow} taken={taken} />
      ))}
    </Box>
  );
}

interface StateBoxProps {
  placed: PlacedState;
  isLit: boolean;
  taken: ReadonlySet<AnyTransitionDefinition>;
}

function StateBox({ placed, isLit, taken }: StateBoxProps) {
  const { state, lines, x, y, width, height } = placed;
  const kind = state.kind === 'final' ? 'final' : state.kind === 'atomic' ? 'state' : 'group';
  return (
    <Box as="g" data-state={state.path} data-lit={isLit || undefined}>
      <Box as="rect" {...{ x, y, width, height }} rx={10} className={styles.box[kind]} />
      {lines.map(({ kind: says, text, transition }, row) => (
        <Box
          as="g"
          key={`${says} ${text}`}
          data-taken={(transition && taken.has(transition.definition)) || undefined}
        >
          <Box
            as="text"
            x={x + inset}
            y={baseline(y + inset + row * lineHeight)}
            className={styles.words[says]}
          >
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface ArrowProps {
  arrow: PlacedArrow;
  taken: ReadonlySet<AnyTransitionDefinition>;
}

function ArrowLine({ arrow, taken }: ArrowProps) {
  const isTaken = arrow.transitions.some(({ transition }) => taken.has(transition.definition));
  return (
    <Box as="g" data-taken={isTaken || undefined}>
      <Box as="path" d={lineThrough(arrow.points)} className={styles.line} />
      <Box as="path" d={headAt(arrow.points)} className={styles.head} />
    </Box>
  );
}

/** Drawn after all lines, so that none of them strikes the words through. */
function ArrowText({ arrow, taken }: ArrowProps) {
  return arrow.transitions.map(({ transition, words, frame: { x, y, width, height } }) => (
    <Box as="g" key={words} data-taken={taken.has(transition.definition) || undefined}>
      <Box as="rect" {...{ x, y, width, height }} className={styles.behind} />
      <Box
        as="text"
        x={x + width / 2}
        y={baseline(y)}
        textAnchor="middle"
        className={styles.words.transition}
      >
        {words}
      </Box>
    </Box>
  ));
}

/** Where letters stand in a line that begins at `top`. */
const baseline = (top: number) => top + 14;
