import type {
  Attendee,
  Engagement,
  EngagementItem,
  FileFigures,
  MemberProgress,
  MemberQuiz,
} from '@haat/openapi';

/** Falls at the beginning, then slowly. */
export const retention = Array.from({ length: 100 }, (_, part) =>
  Math.round(28 + 42 * Math.exp(-part / 60) + 30 * Math.exp(-part / 6)),
);

const film: FileFigures = {
  mediaId: 'film',
  title: 'Feeding a starter',
  type: 'video',
  duration: 754,
  viewers: 186,
  watched: 61,
  median: 64,
  retention,
  downloads: 0,
  downloaders: 0,
  freePlays: 412,
};
const notes: FileFigures = {
  mediaId: 'notes',
  title: 'Starter notes',
  type: 'file',
  duration: null,
  viewers: 0,
  watched: null,
  median: null,
  retention: [],
  downloads: 143,
  downloaders: 121,
  freePlays: null,
};

const lesson = (
  number: number,
  title: string,
  started: number,
  finished: number,
  more: Partial<EngagementItem> = {},
): EngagementItem => ({
  id: `lesson-${number}`,
  title,
  section: number < 4 ? 'The starter' : 'The oven',
  lesson: { number, started, finished, session: null, quiz: null },
  watched: null,
  files: [],
  ...more,
});

const question = (id: string, text: string, asked: number, correct: number) => ({ id, text, asked, correct });

const quiz = {
  tries: 131,
  tried: 96,
  passed: 88,
  score: 74,
  questions: [
    question('q1', 'How much water does 100 g of flour drink?', 131, 122),
    question('q2', 'What does a sour smell say?', 131, 97),
    question('q3', 'At which temperature does the starter sleep through the night?', 131, 44),
  ],
};

export const items: EngagementItem[] = [
  lesson(1, 'Why a starter lives', 204, 197, { files: [notes] }),
  lesson(2, 'Feeding a starter', 190, 151, {
    watched: 61,
    files: [film, notes],
  }),
  lesson(3, 'What you know so far', 104, 88, {
    lesson: { number: 3, started: 104, finished: 88, session: null, quiz },
  }),
  lesson(4, 'The pot, the lid and the oven that every kitchen in this city has', 71, 52, { watched: 48 }),
  lesson(5, 'Four breads', 12, 0, {
    lesson: {
      number: 5,
      started: 12,
      finished: 0,
      session: { startsAt: '2026-11-19T13:30:00Z', minutes: 60, attended: 2, members: 12 },
      quiz: null,
    },
  }),
];

export const engagement: Engagement = {
  totals: { members: 1_248, active: 204, progress: 48, certificates: 41, attended: null, sessions: [] },
  hasLessons: true,
  items,
  next: null,
};

export const fileEngagement: Engagement = {
  totals: { members: 260, active: 201, progress: null, certificates: null, attended: null, sessions: [] },
  hasLessons: false,
  items: [
    {
      id: 'film',
      title: film.title,
      section: null,
      lesson: null,
      watched: 61,
      files: [film],
    },
    { id: 'notes', title: notes.title, section: null, lesson: null, watched: null, files: [notes] },
  ],
  next: null,
};

const learner: MemberProgress = {
  id: 'grant1',
  name: 'Ananya Iyer',
  phone: '+919822041573',
  status: 'active',
  startedAt: '2026-10-21T05:12:00Z',
  lastSeenAt: '2026-11-20T05:12:00Z',
  done: 3,
  total: 5,
  attended: 1,
  last: { id: 'lesson-4', title: 'The pot, the lid and the oven that every kitchen in this city has' },
  certificateAt: null,
  attendance: null,
};

export const learners: MemberProgress[] = [
  learner,
  {
    ...learner,
    id: 'grant2',
    name: 'Rohit Deshmukh',
    phone: '+919822041574',
    done: 5,
    last: { id: 'lesson-5', title: 'Four breads' },
    certificateAt: '2026-11-18T05:12:00Z',
  },
  { ...learner, id: 'grant3', name: null, phone: '+919822041575', done: 0, last: null, lastSeenAt: null },
  { ...learner, id: 'grant4', name: 'Farida Shaikh', status: 'revoked', done: 1, last: null },
];

const quizTried: MemberQuiz = {
  lessonId: 'lesson-3',
  title: 'What you know so far',
  tries: 2,
  allowed: 2,
  score: 33,
  passed: false,
  triedAt: '2026-11-20T05:12:00Z',
};

/** Of one member: one without a try left, one that was passed, and one that may be tried as often as one likes. */
export const memberQuizzes: MemberQuiz[] = [
  quizTried,
  {
    ...quizTried,
    lessonId: 'lesson-4',
    title: 'The pot, the lid and the oven that every kitchen in this city has',
    score: 100,
    passed: true,
  },
  { ...quizTried, lessonId: 'lesson-6', title: 'Salt and time', tries: 5, allowed: null, score: 60 },
];

export const attendees: Attendee[] = [
  { id: 'grant2', name: 'Rohit Deshmukh', phone: '+919822041574', attendedAt: '2026-11-19T13:41:00Z' },
  { id: 'grant1', name: 'Ananya Iyer', phone: '+919822041573', attendedAt: '2026-11-19T13:24:00Z' },
];

/** A webinar without files, after it was held. */
export const sessionEngagement: Engagement = {
  totals: { members: 64, active: 0, progress: null, certificates: null, attended: 41, sessions: [] },
  hasLessons: false,
  items: [],
  next: null,
};

/** A series of three evenings, of which two were held. */
export const seriesEngagement: Engagement = {
  ...sessionEngagement,
  totals: {
    members: 64,
    active: 0,
    progress: null,
    certificates: null,
    attended: 41,
    sessions: [
      { startsAt: '2026-11-13T13:30:00Z', minutes: 60, attended: 38, members: 60 },
      { startsAt: '2026-11-20T13:30:00Z', minutes: 60, attended: 22, members: 64 },
      { startsAt: '2026-11-27T13:30:00Z', minutes: 60, attended: 0, members: 64 },
    ],
  },
};

const guest: MemberProgress = { ...learner, done: 0, total: 0, last: null, lastSeenAt: null };

export const guests: MemberProgress[] = [
  { ...guest, attendance: { firstAt: '2026-11-20T13:22:00Z', lastAt: '2026-11-20T14:05:00Z' } },
  {
    ...guest,
    id: 'grant2',
    name: 'Rohit Deshmukh',
    attendance: { firstAt: '2026-11-20T13:31:00Z', lastAt: '2026-11-20T13:31:00Z' },
  },
  { ...guest, id: 'grant3', name: null, phone: '+919822041575' },
  { ...guest, id: 'grant4', name: 'Farida Shaikh', status: 'revoked' },
];

/** Who came to which evening of the series. */
export const seriesGuests: MemberProgress[] = [
  {
    ...guest,
    attendance: {
      firstAt: '2026-11-13T13:22:00Z',
      lastAt: '2026-11-20T14:05:00Z',
      sessions: [
        {
          startsAt: '2026-11-13T13:30:00Z',
          firstAt: '2026-11-13T13:22:00Z',
          lastAt: '2026-11-13T13:22:00Z',
        },
        {
          startsAt: '2026-11-20T13:30:00Z',
          firstAt: '2026-11-20T13:28:00Z',
          lastAt: '2026-11-20T14:05:00Z',
        },
      ],
    },
  },
  { ...guest, id: 'grant3', name: null, phone: '+919822041575' },
];
