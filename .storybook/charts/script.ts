import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';

/** What a page needs to play a chart: what people and the world may say to it. */
export interface Script {
  machine: AnyStateMachine;
  input?: unknown;
  /** By what stands on the button. */
  events: Readonly<Record<string, EventObject>>;
  /** Events the chart says to itself: nobody else has a button for them. */
  ownEvents: readonly string[];
  /** By port, then by what stands on the button. */
  answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The same for how a port fails; any port may also fail as a network does. */
  failures: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

type OutputOf<Logic> = Logic extends { transition: (snapshot: infer Snapshot, ...rest: never[]) => unknown }
  ? Snapshot extends { output: infer Output }
    ? Exclude<Output, undefined>
    : never
  : never;

type Actors<Machine extends AnyStateMachine> = Required<
  NonNullable<NonNullable<Parameters<Machine['provide']>[0]>['actors']>
>;

interface GivenScript<Machine extends AnyStateMachine> {
  machine: Machine;
  input?: InputFrom<Machine>;
  events: Readonly<Record<string, EventFromLogic<Machine>>>;
  ownEvents?: readonly EventFromLogic<Machine>['type'][];
  answers?: {
    readonly [Port in keyof Actors<Machine>]?: Readonly<Record<string, OutputOf<Actors<Machine>[Port]>>>;
  };
  failures?: { readonly [Port in keyof Actors<Machine>]?: Readonly<Record<string, unknown>> };
}

/** Holds what is said to a chart to what the chart understands. */
export const script = <Machine extends AnyStateMachine>({
  machine,
  input,
  events,
  ownEvents = [],
  answers = {},
  failures = {},
}: GivenScript<Machine>): Script => ({
  machine,
  input,
  events: events as Script['events'],
  ownEvents,
  answers: answers as Script['answers'],
  failures: failures as Script['failures'],
});
