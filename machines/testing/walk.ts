import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import { type StatePath, TestModel } from 'xstate/graph';

type ContextOf<Machine extends AnyStateMachine> = ReturnType<Machine['resolveState']>['context'];
type Found = StatePath<AnyMachineSnapshot, EventObject>;

export interface Step {
  event: EventObject;
  /** Where the event has led. */
  state: AnyMachineSnapshot;
}

export interface Path {
  /** The first step is the chart's start. */
  steps: Step[];
}

export interface WalkOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Each way the chart can be started; left out for a chart that needs nothing. */
  inputs?: readonly InputFrom<Machine>[];
  /**
   * Every event worth telling apart, with its payload. The endings of ports and of waits are events too:
   * `xstate.done.actor.<id>`, `xstate.error.actor.<id>`, `xstate.after.<delay>.<machine>.<state>`.
   */
  events: readonly EventObject[];
  /** What of the context the guards look at; states that differ in it are walked apart. */
  facet?: (context: ContextOf<Machine>) => unknown;
}

export interface Walk {
  paths: Path[];
  /** The fewest of them, found greedily, that together take every transition: for walking where a step is dear. */
  cover: Path[];
  /** Every transition of the chart, as `state --event--> target`. */
  transitions: string[];
  /** Those that no path takes; a tested chart has none. */
  unwalked: string[];
}

/** Finds shortest paths into every state by every event, walks them, and says which transitions none of them takes. */
export function walk<Machine extends AnyStateMachine>(options: WalkOptions<Machine>): Walk {
  const { machine, facet } = options;
  const inputs = options.inputs ?? [undefined as InputFrom<Machine>];
  const taken = new Map<Path, Set<AnyTransitionDefinition>>();

  for (const input of inputs) {
    const model = new TestModel<AnyMachineSnapshot, EventObject, InputFrom<Machine>>(machine as never, {
      input,
      events: options.events,
      filterEvents: (state, event) => state.status === 'active' && state.can(event),
      // Where it came from and by what are part of it, so that two ways into one state are two places to reach.
      serializeState: (state, event, from) =>
        JSON.stringify([from?.value, event, state.value, state.status, facet?.(state.context)]) as never,
      serializeEvent: (event) => JSON.stringify(event) as never,
    });
    for (const found of model.getShortestPaths()) {
      const { path, transitions } = follow(machine, input, found);
      taken.set(path, transitions);
    }
  }

  const all = transitionsOf(machine);
  const walked = new Set([...taken.values()].flatMap((transitions) => [...transitions]));
  return {
    paths: [...taken.keys()],
    cover: coverOf(taken),
    transitions: [...all.values()],
    unwalked: [...all].filter(([transition]) => !walked.has(transition)).map(([, name]) => name),
  };
}

/** Always the path next that takes, for its length, most of what none before it took. */
function coverOf(taken: ReadonlyMap<Path, ReadonlySet<AnyTransitionDefinition>>): Path[] {
  const cover: Path[] = [];
  const covered = new Set<AnyTransitionDefinition>();
  const newIn = ([path, transitions]: [Path, ReadonlySet<AnyTransitionDefinition>]): number =>
    [...transitions].filter((transition) => !covered.has(transition)).length / path.steps.length;
  for (;;) {
    const best = [...taken].reduce((a, b) => (newIn(b) > newIn(a) ? b : a));
    if (newIn(best) === 0) return cover;
    cover.push(best[0]);
    for (const transition of best[1]) covered.add(transition);
  }
}

/**
 * Takes a path step by step and answers the transitions the chart itself says it took. The states are taken anew, because
 * the search keeps one snapshot for all that look alike to it.
 */
function follow<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  found: Found,
): { path: Path; transitions: Set<AnyTransitionDefinition> } {
  const transitions = new Set<AnyTransitionDefinition>();
  const inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep') return;
    for (const transition of inspected._transitions) transitions.add(transition);
  };
  // Never started: nothing is invoked, no wait begins, no command runs.
  const actor = createActor(machine as AnyStateMachine, { input, inspect });
  const nothing = (): void => undefined;
  const scope = {
    self: actor,
    system: actor.system,
    id: actor.id,
    sessionId: actor.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  let state: AnyMachineSnapshot = actor.getSnapshot();
  const steps: Step[] = [];
  for (const { event } of found.steps) {
    if (event.type !== 'xstate.init')
      state = machine.transition(state, event, scope as never) as AnyMachineSnapshot;
    if (state.status === 'error') throw state.error;
    steps.push({ event, state });
  }
  return { path: { steps }, transitions };
}

/** Every transition a chart defines, named for people. */
function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const found = new Map<AnyTransitionDefinition, string>();
  const visit = (node: AnyStateMachine['root']): void => {
    const definitions: AnyTransitionDefinition[] = [...node.transitions.values()].flat();
    for (const transition of [...definitions, ...(node.always ?? [])]) {
      const targets = transition.target?.map((target) => target.id).join(', ') ?? '(stays)';
      const guard = transition.guard ? ` [${JSON.stringify(transition.guard)}]` : '';
      found.set(transition, `${node.id} --${transition.eventType || 'always'}${guard}--> ${targets}`);
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return found;
}
