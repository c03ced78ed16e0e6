import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartState, ChartTransition } from './chart';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line of text in a box: what it says decides how it is drawn. */
export interface Line {
  kind: 'name' | 'tags' | 'runs' | 'action' | 'transition';
  text: string;
  /** For what stays where it is: the transition this line stands for. */
  transition?: ChartTransition;
}

export interface PlacedState extends Frame {
  state: ChartState;
  lines: Line[];
}

export interface PlacedArrow {
  id: string;
  points: { x: number; y: number }[];
  /** Those that lead from one state to the same other share an arrow, each with its words. Empty where a chart begins. */
  transitions: { transition: ChartTransition; words: string; frame: Frame }[];
}

export interface Layout {
  width: number;
  height: number;
  states: PlacedState[];
  arrows: PlacedArrow[];
  /** Where charts and groups begin. */
  starts: Frame[];
}

/** How wide a text is drawn, in px. */
export type Measure = (text: string, weight: 'regular' | 'strong') => number;

export const lineHeight = 20;
export const inset = 12;
const startSize = 10;

/** Each group is laid out by these. Begun where the chart begins, a drawing reads from the top. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

/** Finds a place for every state and every arrow of a chart. */
export async function layOut(chart: Chart, measure: Measure): Promise<Layout> {
  const arrows = arrowsOf(chart);
  const lines = new Map(chart.states.map((state) => [state.id, linesOf(chart, state)]));
  const [root] = chart.states;
  const placed = await new ELK().layout({
    id: 'page',
    layoutOptions: options,
    children: [boxOf(root as ChartState)],
    edges: arrows.map(edgeOf),
  });
  return read(placed);

  function boxOf(state: ChartState): ElkNode {
    const children = chart.states.filter(({ parent }) => parent === state.id);
    const words = lines.get(state.id) ?? [];
    const width = Math.max(
      64,
      ...words.map(({ kind, text }) => measure(text, kind === 'name' ? 'strong' : 'regular')),
    );
    const height = words.length * lineHeight + 2 * inset;
    const size = { id: state.id, width: Math.ceil(width) + 2 * inset, height };
    if (children.length === 0) return size;
    const start = children.some(({ isInitial }) => isInitial)
      ? [{ id: startOf(state.id), width: startSize, height: startSize }]
      : [];
    return {
      ...size,
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${height + 8},left=20,bottom=20,right=20]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${size.width},${height})`,
      },
      children: [...start, ...children.map(boxOf)],
    };
  }

  function edgeOf({ id, from, to, transitions }: Arrow): ElkExtendedEdge {
    const labels = transitions.map(({ words }) => ({
      text: words,
      width: Math.ceil(measure(words, 'regular')) + 8,
      height: lineHeight,
      layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' },
    }));
    return { id, sources: [from], targets: [to], labels };
  }

  function read(page: ElkNode): Layout {
    const states: PlacedState[] = [];
    const starts: Frame[] = [];
    const visit = (node: ElkNode): void => {
      const state = chart.states.find(({ id }) => id === node.id);
      if (state) states.push({ state, lines: lines.get(state.id) ?? [], ...frameOf(node) });
      else starts.push(frameOf(node));
      for (const child of node.children ?? []) visit(child);
    };
    for (const child of page.children ?? []) visit(child);
    const edges = new Map((page.edges ?? []).map((edge) => [edge.id, edge]));
    return {
      width: page.width ?? 0,
      height: page.height ?? 0,
      states,
      starts,
      arrows: arrows.map(({ id, transitions }) => {
        const edge = edges.get(id);
        const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
          startPoint,
          ...bendPoints,
          endPoint,
        ]);
        const labels = edge?.labels ?? [];
        return {
          id,
          points,
          transitions: transitions.map((one, index) => ({ ...one, frame: frameOf(labels[index] ?? {}) })),
        };
      }),
    };
  }
}

const frameOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Frame>): Frame => ({ x, y, width, height });

interface Arrow {
  id: string;
  from: string;
  to: string;
  transitions: { transition: ChartTransition; words: string }[];
}

const startOf = (id: string) => `${id} begins`;
const staysHere = ({ from, to }: ChartTransition) => to === null || to === from;

/** One arrow for all transitions between the same two states, and one from where each group begins. */
function arrowsOf({ states, transitions }: Chart): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const state of states)
    if (state.isInitial && state.parent !== null)
      arrows.set(startOf(state.id), {
        id: startOf(state.id),
        from: startOf(state.parent),
        to: state.id,
        transitions: [],
      });
  for (const transition of transitions) {
    if (staysHere(transition) || transition.to === null) continue;
    const id = `${transition.from} leads to ${transition.to}`;
    const arrow = arrows.get(id) ?? { id, from: transition.from, to: transition.to, transitions: [] };
    arrow.transitions.push({ transition, words: wordsOf(transition) });
    arrows.set(id, arrow);
  }
  return [...arrows.values()];
}

const wordsOf = ({ when, guard }: ChartTransition) => (guard ? `${when} [${guard}]` : when);

/** What a box says: its name and tags, what runs in it, what is done on the way in and out, and what it hears without leaving. */
function linesOf({ transitions }: Chart, state: ChartState): Line[] {
  const { name, tags, runs, entry, exit } = state;
  return [
    { kind: 'name', text: name },
    ...(tags.length > 0 ? [{ kind: 'tags', text: tags.join(', ') } as const] : []),
    ...runs.map((port) => ({ kind: 'runs', text: `runs ${port}` }) as const),
    ...entry.map((action) => ({ kind: 'action', text: `in: ${action}` }) as const),
    ...exit.map((action) => ({ kind: 'action', text: `out: ${action}` }) as const),
    ...transitions
      .filter((transition) => transition.from === state.id && staysHere(transition))
      .map(
        (transition) =>
          ({
            kind: 'transition',
            text: `${transition.to === null ? '·' : '↺'} ${wordsOf(transition)}`,
            transition,
          }) as const,
      ),
  ];
}
