import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

type StateNode = AnyStateMachine['root'];

/** One state of a chart, with what stands inside its box. */
export interface ChartState {
  id: string;
  name: string;
  /** From the root, with dots; the root's own name for the root. */
  path: string;
  parent: string | null;
  kind: StateNode['type'];
  isInitial: boolean;
  tags: string[];
  /** Names of the ports that run while it is active. */
  runs: string[];
  entry: string[];
  exit: string[];
}

/** One transition of a chart. */
export interface ChartTransition {
  from: string;
  /** Null when the state stays as it is. */
  to: string | null;
  /** What sets it off, in words. */
  when: string;
  guard: string | null;
  actions: string[];
  /** The chart's own, to know it again when it is taken. */
  definition: AnyTransitionDefinition;
}

export interface Chart {
  name: string;
  states: ChartState[];
  transitions: ChartTransition[];
}

/** Reads a chart off the machine itself: what is drawn is what runs. */
export function chartOf(machine: AnyStateMachine): Chart {
  const states: ChartState[] = [];
  const transitions: ChartTransition[] = [];
  const visit = (node: StateNode): void => {
    states.push(stateOf(node));
    const own = [...node.transitions.values()].flat() as AnyTransitionDefinition[];
    for (const definition of [...(node.always ?? []), ...own])
      transitions.push(transitionOf(machine, node, definition));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return { name: machine.root.key, states, transitions };
}

function stateOf(node: StateNode): ChartState {
  return {
    id: node.id,
    name: node.key,
    path: node.path.join('.') || node.key,
    parent: node.parent?.id ?? null,
    kind: node.type,
    isInitial: node.parent?.initial?.target.includes(node) ?? false,
    tags: [...node.tags],
    runs: node.invoke.map(({ id, src }) => nameOfPort(id, src)),
    // As written: the machine adds actions of its own that begin and end its waits.
    entry: listed(node.config.entry).map(nameOf),
    exit: listed(node.config.exit).map(nameOf),
  };
}

const listed = (actions: unknown): unknown[] =>
  actions === undefined ? [] : Array.isArray(actions) ? actions : [actions];

/** An id is given to tell apart two places that run the same port. */
const nameOfPort = (id: string, src: unknown) =>
  typeof src === 'string' && src !== id && !id.includes('.') ? `${src} as ${id}` : id;

function transitionOf(
  machine: AnyStateMachine,
  node: StateNode,
  definition: AnyTransitionDefinition,
): ChartTransition {
  const [target] = definition.target ?? [];
  return {
    from: node.id,
    to: target?.id ?? null,
    when: cause(machine, node, definition.eventType),
    guard: definition.guard === undefined ? null : nameOf(definition.guard),
    actions: definition.actions.map(nameOf),
    definition,
  };
}

function cause(machine: AnyStateMachine, node: StateNode, eventType: string): string {
  if (eventType === '') return 'at once';
  if (eventType === '*') return 'anything else';
  const [, kind, rest = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/.exec(eventType) ?? [];
  if (kind === 'done.actor') return `${rest} answers`;
  if (kind === 'error.actor') return `${rest} fails`;
  if (kind === 'done.state') return 'is done';
  if (kind === 'after') return waiting(machine, rest.slice(0, -node.id.length - 1));
  return eventType;
}

/** A fixed wait with its length; one that is worked out, by its name. */
function waiting(machine: AnyStateMachine, delay: string): string {
  const known: unknown = machine.implementations.delays[delay];
  if (typeof known === 'number') return `after ${delay}, ${known} ms`;
  return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
}

/** Of a guard or an action, however it was written down. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type);
  if (typeof part === 'function') {
    const type = 'type' in part ? String(part.type) : part.name;
    return type.replace(/^xstate\./, '');
  }
  return String(part);
}
