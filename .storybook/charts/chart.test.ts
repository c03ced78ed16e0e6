import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { chartOf } from './chart';

const machine = setup({
  actors: { ask: fromPromise(async () => 1) },
  guards: { isNew: () => true },
  actions: { keep: assign({}), say: () => undefined },
  delays: { patience: 150, growing: () => 10 },
}).createMachine({
  id: 'sample',
  initial: 'idle',
  on: { 'name.changed': { actions: 'keep' } },
  states: {
    idle: { on: { go: [{ guard: 'isNew', target: 'working' }, { actions: 'say' }] } },
    working: {
      tags: ['busy'],
      entry: 'say',
      initial: 'asking',
      states: {
        asking: {
          invoke: { id: 'askAgain', src: 'ask', onDone: '#sample.over', onError: 'waiting' },
          after: { patience: 'waiting' },
        },
        waiting: { after: { growing: 'asking', 20: { guard: 'isNew', target: 'asking' } } },
      },
      onDone: 'over',
    },
    over: { type: 'final' },
  },
});

describe('a chart read off its machine', () => {
  const { name, states, transitions } = chartOf(machine);
  const stateAt = (path: string) => states.find((state) => state.path === path);
  const written = transitions.map(
    ({ from, when, guard, to }) => `${from}: ${when}${guard ? ` [${guard}]` : ''} -> ${to}`,
  );

  it('has every state, with its place and what is in it', () => {
    expect(name).toBe('sample');
    expect(states.map(({ path }) => path)).toEqual([
      'sample',
      'idle',
      'working',
      'working.asking',
      'working.waiting',
      'over',
    ]);
    expect(stateAt('working')).toMatchObject({
      parent: 'sample',
      kind: 'compound',
      tags: ['busy'],
      entry: ['say'],
      isInitial: false,
    });
    expect(stateAt('working.asking')).toMatchObject({
      parent: 'sample.working',
      runs: ['ask as askAgain'],
      isInitial: true,
    });
    expect(stateAt('working.waiting')).toMatchObject({ entry: [], exit: [] });
    expect(stateAt('over')).toMatchObject({ kind: 'final' });
  });

  it('has every transition, in words', () => {
    expect(written).toEqual([
      'sample: name.changed -> null',
      'sample.idle: go [isNew] -> sample.working',
      'sample.idle: go -> null',
      'sample.working: is done -> sample.over',
      'sample.working.asking: askAgain answers -> sample.over',
      'sample.working.asking: askAgain fails -> sample.working.waiting',
      'sample.working.asking: after patience, 150 ms -> sample.working.waiting',
      'sample.working.waiting: after 20 ms [isNew] -> sample.working.asking',
      'sample.working.waiting: after growing -> sample.working.asking',
    ]);
  });

  it('names the actions', () => {
    expect(transitions.map(({ actions }) => actions).filter(({ length }) => length > 0)).toEqual([
      ['keep'],
      ['say'],
    ]);
  });
});
