import type { KindContent } from '@haat/kinds/facts';

/** Stands in whatever nobody may see before paying. */
export const secret = 'sesame';

const hidden = `https://example.in/${secret}`;

/** Of each kind a content with which it can be published; a combo is told what it holds. */
export const contents: Omit<KindContent, 'combo'> = {
  page: { action: 'buy' },
  telegram: {
    chatTitle: 'Morning notes',
    chatType: 'channel',
    inviteUrl: `https://t.me/+${secret}`,
    benefits: ['One note every morning'],
  },
  discord: {
    serverName: 'The loom room',
    roles: ['Weaver'],
    inviteUrl: `https://discord.gg/${secret}`,
    benefits: ['Patterns to download'],
  },
  course: {
    sections: [
      {
        id: 'begin',
        title: 'Beginnings',
        lessons: [
          {
            id: 'clay',
            title: 'Choosing clay',
            minutes: 12,
            isFree: true,
            text: 'Take **less** water.',
            url: 'https://example.in/free',
          },
          { id: 'wheel', title: 'At the wheel', minutes: 20, text: `Slowly, ${secret}`, url: hidden },
        ],
      },
    ],
    outcomes: ['Throw a bowl'],
  },
  lesson: { minutes: 30, outcomes: ['Tune a sitar'], text: `Begin with ${secret}`, url: hidden },
  webinar: {
    startsAt: '2026-03-01T13:00:00.000Z',
    minutes: 90,
    timeZone: 'Asia/Kolkata',
    seats: 10,
    joinUrl: hidden,
    outcomes: ['Read a balance sheet'],
  },
  lock: {
    items: [
      { id: 'a', type: 'text', title: 'The recipe', text: `Three **words** ${secret}` },
      { id: 'b', type: 'link', title: 'The film', url: hidden },
      {
        id: 'c',
        type: 'place',
        title: 'Where we meet',
        place: {
          address: `12 ${secret} Lane`,
          city: 'Pune',
          latitude: 18.5204,
          longitude: 73.8567,
          directions: `Request ${secret}`,
        },
      },
    ],
  },
};
