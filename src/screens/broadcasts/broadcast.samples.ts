import type { Broadcast, BroadcastRecipients, Broadcasts } from '@haat/openapi';

const base: Broadcast = {
  id: 'broadcast1',
  productId: 'channel',
  text: 'The recipe for Sunday is up: ragi sourdough with a jaggery crust.\nFeed your starter tonight.',
  picture: null,
  button: { label: 'Open the recipe', url: 'https://example.in/recipe' },
  status: 'sending',
  scheduledAt: '2026-11-20T04:00:00Z',
  createdAt: '2026-11-20T04:00:00Z',
  startedAt: '2026-11-20T04:00:01Z',
  endedAt: null,
  recipients: 1_284,
  sent: 412,
  failed: 9,
  actions: ['pause', 'cancel'],
};

/** One message of each status. */
export const broadcasts: Broadcast[] = [
  base,
  {
    ...base,
    id: 'broadcast2',
    text: 'Live baking this Saturday at six.',
    status: 'scheduled',
    scheduledAt: '2026-11-28T04:30:00Z',
    startedAt: null,
    recipients: 0,
    sent: 0,
    failed: 0,
    actions: ['cancel'],
  },
  { ...base, id: 'broadcast3', status: 'paused', actions: ['resume', 'cancel'] },
  {
    ...base,
    id: 'broadcast4',
    text: 'नई रेसिपी आ गई है।',
    status: 'sent',
    endedAt: '2026-11-18T04:20:00Z',
    recipients: 1_204,
    sent: 1_203,
    failed: 1,
    actions: [],
  },
  { ...base, id: 'broadcast5', status: 'cancelled', recipients: 0, sent: 0, failed: 0, actions: [] },
  { ...base, id: 'broadcast6', status: 'failed', recipients: 0, sent: 0, failed: 0, actions: [] },
];

export const audience: NonNullable<Broadcasts['audience']> = {
  canSend: true,
  reachable: 1_204,
  canTest: true,
  leftToday: 3,
};

export const unreached: BroadcastRecipients['items'] = [
  { memberId: 'grant1', name: 'Ananya Iyer', phone: '+919822041573', status: 'failed', reason: 'blocked' },
  { memberId: 'grant2', name: null, phone: '+919822041574', status: 'failed', reason: 'notJoined' },
];
