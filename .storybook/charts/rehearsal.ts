import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { type AnyStateMachine, type Clock, createActor, fromCallback, fromPromise } from 'xstate';

/** A request the chart has made and that nobody has answered yet. */
export interface Call {
  /** Under which id the chart runs it. */
  id: string;
  port: string;
  answer: (output: unknown) => void;
  fail: (error: unknown) => void;
}

/** A wait of the chart that is not over. */
export interface Wait {
  ms: number;
  pass: () => void;
}

export interface ChartState {
  snapshot: AnyMachineSnapshot;
  calls: Call[];
  waits: Wait[];
  /** What the chart has told others to do, the latest last. */
  commands: string[];
  /** Taken by the latest event. */
  taken: ReadonlySet<AnyTransitionDefinition>;
}

export interface Rehearsal {
  /** The machine that runs: its transitions are those in `taken`. */
  machine: AnyStateMachine;
  send: (event: EventObject) => void;
  chartState: () => ChartState;
  subscribe: (listener: () => void) => () => void;
  stop: () => void;
}

/**
 * Runs a chart for real, with nobody around it: its requests wait for a press of ours, its time stands still until we let it
 * pass, and its commands are written down instead of obeyed.
 */
export function rehearse(chart: AnyStateMachine, input?: unknown): Rehearsal {
  const calls = new Map<AnyActorRef, Call>();
  const waits = new Map<number, Wait>();
  const commands: string[] = [];
  const listeners = new Set<() => void>();
  let taken = new Set<AnyTransitionDefinition>();
  let last: ChartState | undefined;
  const tell = () => {
    last = undefined;
    for (const listener of listeners) listener();
  };

  const machine = chart.provide({
    actors: Object.fromEntries(
      Object.keys(chart.implementations.actors).map((port) => [port, held(chart, port, calls)]),
    ),
    actions: Object.fromEntries(
      Object.entries(chart.implementations.actions)
        .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
        .map(([name]) => [name, (_: unknown, params: unknown) => commands.push(written(name, params))]),
    ),
  } as never);

  const actor = createActor(machine, {
    input,
    clock: standingStill(waits, tell),
    inspect: (seen) => {
      if (seen.actorRef.sessionId !== seen.rootId) return;
      if (seen.type === '@xstate.event') taken = new Set();
      if (seen.type === '@xstate.microstep') for (const one of seen._transitions) taken.add(one);
    },
  });
  actor.subscribe({ next: tell, complete: tell, error: tell });
  actor.start();

  return {
    machine,
    send: (event) => actor.send(event),
    chartState: () => {
      last ??= {
        snapshot: actor.getSnapshot() as AnyMachineSnapshot,
        calls: [...calls.values()],
        waits: [...waits.values()].sort((a, b) => a.ms - b.ms),
        commands: [...commands],
        taken,
      };
      return last;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => actor.stop(),
  };
}

/** A request when somewhere its ending is waited for, a subscription that stays silent otherwise. */
function held(chart: AnyStateMachine, port: string, calls: Map<AnyActorRef, Call>) {
  if (!isAwaited(chart.root, port)) return fromCallback(() => undefined);
  return fromPromise<unknown, unknown>(
    ({ self, signal }) =>
      new Promise((answer, fail) => {
        const over = () => calls.delete(self);
        const ending = (end: (value: unknown) => void) => (value: unknown) => {
          over();
          end(value);
        };
        calls.set(self, { id: self.id, port, answer: ending(answer), fail: ending(fail) });
        signal.addEventListener('abort', over);
      }),
  );
}

function isAwaited(node: AnyStateMachine['root'], port: string): boolean {
  const here = node.invoke.some(
    ({ id, src }) =>
      src === port &&
      (node.transitions.has(`xstate.done.actor.${id}`) || node.transitions.has(`xstate.error.actor.${id}`)),
  );
  return here || Object.values(node.states).some((child) => isAwaited(child, port));
}

/** A clock whose time passes one wait at a time, when it is told to. */
function standingStill(waits: Map<number, Wait>, tell: () => void): Clock {
  let next = 0;
  return {
    setTimeout: (over, ms) => {
      const id = next++;
      const pass = () => {
        waits.delete(id);
        over();
        tell();
      };
      waits.set(id, { ms, pass });
      return id;
    },
    clearTimeout: (id: number) => void waits.delete(id),
  };
}

const written = (name: string, params: unknown) =>
  params === undefined ? name : `${name} ${JSON.stringify(params)}`;
