import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Rehearsal, Standing } from './rehearsal';
import type { Script } from './script';

export interface Possibility {
  /** What stands on the button. */
  name: string;
  happen: () => void;
}

/** What a network does to any request. */
const noAnswer = { '': new TypeError('Failed to fetch') };

/** All that may happen next: what the chart accepts, the endings of what it waits for, and time. */
export function possible(script: Script, rehearsal: Rehearsal, standing: Standing): Possibility[] {
  const { snapshot, calls, waits } = standing;
  if (snapshot.status !== 'active') return [];
  return [
    ...calls.flatMap(({ id, port, answer, fail }) => [
      ...endings(`${id} answers`, script.answers[port] ?? { '': undefined }, answer),
      ...endings(`${id} fails`, { ...noAnswer, ...script.failures[port] }, fail),
    ]),
    ...waits.map(({ ms, pass }) => ({ name: `${ms} ms pass`, happen: pass })),
    ...Object.entries(script.events)
      .filter(([, event]) => accepts(snapshot, event))
      .map(([name, event]) => ({ name, happen: () => rehearsal.send(event) })),
  ];
}

const endings = (name: string, values: Readonly<Record<string, unknown>>, end: (value: unknown) => void) =>
  Object.entries(values).map(([which, value]) => ({
    name: which ? `${name}: ${which}` : name,
    happen: () => end(value),
  }));

const accepts = (snapshot: AnyMachineSnapshot, event: EventObject) => snapshot.can(event);
