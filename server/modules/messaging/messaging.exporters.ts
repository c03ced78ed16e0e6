import { type Exporter, named, ofSeller } from '../accounts';

/** Notifications and preferences of a user. */
export const messagingExporters: readonly Exporter[] = [
  {
    name: 'notifications',
    section: 'account',
    holds: 'Notifications',
    from: { columns: named('n', 'event title text link at read_at'), tables: 'notification n' },
    place: { 'n.at': 'timestamptz', 'n.id': 'uuid' },
    mine: ofSeller('n'),
  },
  {
    name: 'notification-choices',
    section: 'account',
    holds: 'Notification preferences',
    from: { columns: named('c', 'event push mail sms'), tables: 'notification_choice c' },
    place: { 'c.event': 'text' },
    mine: ofSeller('c'),
  },
];
