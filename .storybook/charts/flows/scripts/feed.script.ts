import { feedMachine } from '@haat/machines/feed';
import { script } from '../../script';

export const feed = script({
  machine: feedMachine,
  input: { spread: 0.5 },
  events: {
    'page.shown': { type: 'page.shown' },
    'page.hidden': { type: 'page.hidden' },
    'feed.said': { type: 'feed.said', unread: 3, id: '7' },
    'feed.lost': { type: 'feed.lost' },
    'feed.refused': { type: 'feed.refused' },
  },
});
