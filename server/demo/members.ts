import type { ShopItem } from './shop';

/** What one is a member of: a channel and a server. */
export const members: ShopItem[] = [
  {
    state: 'published',
    share: 0.08,
    sinceDays: 45,
    cover: 'cover-note.svg',
    alt: 'A folded paper plane',
    product: {
      kind: 'telegram',
      title: 'The Morning Bake',
      prices: [
        { type: 'subscription', label: 'Monthly', amount: 9_900, period: { unit: 'month', count: 1 } },
        { type: 'subscription', label: 'Per year', amount: 99_000, period: { unit: 'month', count: 12 } },
      ],
      description:
        'A channel for people who bake before the house wakes. One message at six: what to do with today’s weather, flour prices when they move, and one picture of what came out of an oven in the city.',
      content: {
        chatTitle: 'The Morning Bake',
        chatType: 'channel',
        inviteUrl: 'https://t.me/+morningbakedemo',
        benefits: [
          'One message every morning at six',
          'Flour and butter prices of your city, every Monday',
          'The archive of two winters, to search',
        ],
      },
      thankYou: { message: 'Good morning. **The link below** opens the channel.' },
    },
  },
  {
    state: 'published',
    share: 0.04,
    sinceDays: 40,
    cover: 'cover-room.svg',
    alt: 'Two speech bubbles that touch',
    product: {
      kind: 'discord',
      title: 'The Proving Room',
      prices: [
        { type: 'subscription', label: 'Quarterly', amount: 59_900, period: { unit: 'month', count: 3 } },
      ],
      description:
        'A server where home bakers show their crumb and say what went wrong. Voice on Sunday evenings, in Hindi and English, with dough on everybody’s hands.',
      content: {
        serverName: 'The Proving Room',
        roles: ['Home baker', 'Sunday table'],
        inviteUrl: 'https://discord.gg/provingroomdemo',
        benefits: [
          'A channel for each bread',
          'Voice every Sunday at seven in the evening',
          'A mentor for your first loaf',
        ],
      },
      thankYou: { message: 'Welcome. Say hello in **#first-loaf** and tell us your oven.' },
    },
  },
];
