// Generated from kinds/<kind>/<kind>.yaml by `npm run generate`; edits are lost.

/** Fields that are typed and kept as they are, with their limits. */
export const plainFields = {
  page: {},
  telegram: {
    chatTitle: { type: 'text', most: 120 },
    benefits: { type: 'lines' },
  },
  course: {
    outcomes: { type: 'lines' },
  },
  lesson: {
    minutes: { type: 'count', least: 1, most: 1440 },
    outcomes: { type: 'lines' },
    text: { type: 'text', most: 20000 },
    url: { type: 'address' },
  },
  webinar: {
    minutes: { type: 'count', least: 5, most: 1440 },
    timeZone: { type: 'text', most: 64 },
    seats: { type: 'count', least: 1, most: 100000 },
    joinUrl: { type: 'address' },
    recordingUrl: { type: 'address' },
    outcomes: { type: 'lines' },
  },
  lock: {},
  combo: {},
  discord: {
    serverName: { type: 'text', most: 120 },
    roles: { type: 'lines' },
    benefits: { type: 'lines' },
  },
} as const;

/** Fields that previews show as they are. */
export const publicFields = {
  page: ['action', 'suggestedAmounts'],
  telegram: ['chatTitle', 'chatType', 'benefits'],
  course: ['outcomes', 'certificate'],
  lesson: ['minutes', 'outcomes'],
  webinar: ['startsAt', 'minutes', 'timeZone', 'seats', 'outcomes'],
  lock: [],
  combo: ['paysForRest'],
  discord: ['serverName', 'roles', 'benefits'],
} as const;
