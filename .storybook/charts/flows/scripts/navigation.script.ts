import { navigationMachine } from '@haat/machines/navigation';
import { script } from '../../script';

export const navigation = script({
  machine: navigationMachine,
  events: {
    'navigation.started': { type: 'navigation.started' },
    'navigation.finished': { type: 'navigation.finished' },
    'navigation.failed': { type: 'navigation.failed', error: new TypeError('Failed to fetch') },
    'navigation.retry': { type: 'navigation.retry' },
  },
  ownEvents: ['loader.wanted', 'loader.unwanted', 'loader.seen'],
  answers: {
    askForNewBuild: { 'the same build': { isStale: false }, 'a newer build': { isStale: true } },
  },
});
