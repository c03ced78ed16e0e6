import { able } from './able.state';
import { pushSetup } from './push.setup';

/** Push notifications on this device. The browser's permission prompt is only shown after a press. */
export const pushMachine = pushSetup.createMachine({
  id: 'push',
  context: { savedToken: null, token: null, wasOffered: true, failure: null },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'readDevice',
        src: 'readDevice',
        onDone: [
          {
            guard: { type: 'isUnconfigured', params: ({ event }) => event.output },
            target: 'unconfigured',
          },
          { guard: { type: 'isUnsupported', params: ({ event }) => event.output }, target: 'unsupported' },
          {
            guard: { type: 'isDenied', params: ({ event }) => event.output },
            target: 'able.denied',
          },
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'able.on',
            actions: { type: 'keepPushState', params: ({ event }) => event.output },
          },
          {
            target: 'able.off',
            actions: { type: 'keepPushState', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unsupported',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unconfigured: { tags: 'absent' },
    unsupported: { tags: 'unsupported' },
    able,
  },
});
