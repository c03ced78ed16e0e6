import { hrefOf, paletteSetup } from './palette.setup';

const open = paletteSetup.createStateConfig({
  tags: 'open',
  initial: 'idle',
  on: {
    close: 'closed',
    'help.open': 'help',
    'item.choose': {
      target: 'closed',
      actions: [
        { type: 'remember', params: ({ event }) => event.item },
        { type: 'go', params: ({ event }) => event.item },
      ],
    },
    'query.change': [
      {
        guard: { type: 'isWorthAsking', params: ({ event }) => event.query },
        target: '.waiting',
        actions: { type: 'keepQuery', params: ({ event }) => event.query },
      },
      {
        target: '.idle',
        actions: [{ type: 'keepQuery', params: ({ event }) => event.query }, 'forgetFound'],
      },
    ],
  },
  states: {
    idle: {},
    // What was found for the words before stays in sight until the next comes.
    waiting: { tags: 'busy', after: { pause: 'searching' } },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context: { query } }) => ({ query: query.trim() }),
        onDone: { target: 'found', actions: { type: 'keepFound', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'forgetFound' },
      },
    },
    found: {},
    failed: { tags: 'failed', on: { 'search.retry': 'searching' } },
  },
});

/** Going anywhere by a few words, and by two keys. */
export const paletteMachine = paletteSetup.createMachine({
  id: 'palette',
  type: 'parallel',
  context: ({ input: { chords } }) => ({ chords, query: '', found: null, leader: '' }),
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { entry: 'forget', on: { 'palette.open': 'open', 'help.open': 'help' } },
        open,
        help: { tags: 'help', on: { close: 'closed', 'palette.open': 'open' } },
      },
    },
    keys: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'key.press': {
              guard: { type: 'isLeader', params: ({ event }) => event.key },
              target: 'armed',
              actions: { type: 'keepLeader', params: ({ event }) => event.key },
            },
          },
        },
        armed: {
          after: { patience: 'idle' },
          on: {
            'key.press': [
              {
                guard: { type: 'isChord', params: ({ event }) => event.key },
                target: 'idle',
                actions: {
                  type: 'go',
                  params: ({ context, event }) => ({ href: hrefOf(context, event.key) }),
                },
              },
              { target: 'idle' },
            ],
          },
        },
      },
    },
  },
});
