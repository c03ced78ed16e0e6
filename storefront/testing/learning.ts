import type {
  Certificate,
  Learning,
  LearningLesson,
  LessonNote,
  LessonQuestion,
  SessionToJoin,
} from '@haat/openapi';
import type {
  CertificateModel,
  LearnModel,
  LessonMessagesModel,
  LessonModel,
  LiveSessionModel,
  SentBackForm,
} from '@haat/openapi/pages';
import { site } from './models';

const lessonWith = (changes: Partial<LearningLesson> = {}): LearningLesson => ({
  id: 'why',
  number: 1,
  title: 'Why our flour drinks more',
  minutes: 8,
  status: 'done',
  position: 0,
  doneAt: '2026-07-17T14:13:00.000Z',
  ...changes,
});
const open = lessonWith({
  id: 'dough',
  number: 2,
  title: 'A first dough, by hand',
  status: 'open',
  doneAt: null,
});
const test = lessonWith({
  id: 'test',
  number: 3,
  title: 'What you know',
  questions: 2,
  status: 'open',
  doneAt: null,
});

export const learningWith = (changes: Partial<Learning> = {}): Learning => ({
  id: 'GrAnT7K2M9QabcdefG',
  productId: 'MonsoonMonsoon1',
  title: 'Bread in Indian Kitchens',
  language: 'en',
  sections: [
    { id: 'flour', title: 'Flour and water', lessons: [lessonWith(), open, test] },
    {
      id: 'oven',
      title: 'The loaf',
      lessons: [
        lessonWith({
          id: 'pot',
          number: 4,
          title: 'A heavy pot is an oven',
          status: 'waiting',
          opensAt: '2026-08-01T18:30:00.000Z',
          doneAt: null,
        }),
        lessonWith({ id: 'cut', number: 5, title: 'Scoring', status: 'locked', doneAt: null }),
      ],
    },
  ],
  lessons: 5,
  done: 1,
  nextLessonId: 'dough',
  finishedAt: null,
  certificate: null,
  ...changes,
});

export const learnPageWith = (changes: Partial<Learning> = {}): LearnModel => ({
  page: 'learn',
  site,
  learning: learningWith(changes),
  naming: { name: '', error: null },
  preview: null,
});

/** A webinar that was bought. */
export const liveSessionWith = (
  changes: Partial<SessionToJoin> = {},
  more: Partial<LiveSessionModel> = {},
): LiveSessionModel => ({
  page: 'liveSession',
  site,
  title: 'Festive Hampers: Prices That Pay You',
  sellerName: 'Meera Kulkarni',
  language: 'en',
  timeZone: 'Asia/Kolkata',
  session: {
    startsAt: '2026-12-12T13:30:00.000Z',
    minutes: 90,
    status: 'scheduled',
    hasRecording: false,
    opensAt: '2026-12-12T13:20:00.000Z',
    isRecordingHere: false,
    joinPath: '/webinar/GrAnT7K2M9QabcdefG/join',
    calendarPath: '/webinar/GrAnT7K2M9QabcdefG/session.ics',
    attendedAt: null,
    ...changes,
  },
  parts: [],
  phoneEnding: '3210',
  messagesPath: '/lesson-messages/GrAnT7K2M9QabcdefG',
  cancelled: null,
  orderId: 'HT7K2M9QabcdefGH',
  ...more,
});

export const lessonMessagesWith = (changes: Partial<LessonMessagesModel> = {}): LessonMessagesModel => ({
  page: 'lessonMessages',
  site,
  title: 'Bread in Indian Kitchens',
  language: 'en',
  isSession: false,
  action: '/lesson-messages/GrAnT7K2M9QabcdefG?k=y',
  isOn: true,
  ...changes,
});

export const certificateWith = (changes: Partial<Certificate> = {}): Certificate => ({
  code: '7Hk2mWc9PfXk4RtB9aQzYv',
  name: 'Asha Verma',
  courseTitle: 'Bread in Indian Kitchens',
  creatorName: 'Meera Kulkarni',
  finishedAt: '2026-08-02T08:00:00.000Z',
  url: '/certificate/7Hk2mWc9PfXk4RtB9aQzYv',
  pdfUrl: '/certificate/7Hk2mWc9PfXk4RtB9aQzYv.pdf',
  ...changes,
});

/** An outline of which every lesson is done. */
export const finishedWith = (certificate: LearnModel['learning']['certificate']): LearnModel =>
  learnPageWith({
    sections: [{ id: 'flour', title: 'Flour and water', lessons: [lessonWith()] }],
    lessons: 1,
    done: 1,
    nextLessonId: null,
    finishedAt: '2026-08-02T08:00:00.000Z',
    certificate,
  });

export const certificatePageWith = (changes: Partial<CertificateModel> = {}): CertificateModel => ({
  page: 'certificate',
  site,
  language: 'en',
  courseTitle: 'Bread in Indian Kitchens',
  courseUrl: '/cc/9fGhJkMn4PqRsTuV',
  certificate: certificateWith(),
  ...changes,
});

export const lessonPageWith = (changes: Partial<LessonModel> = {}): LessonModel => ({
  page: 'lesson',
  phoneEnding: '1573',
  site,
  learning: learningWith(),
  lesson: {
    lesson: open,
    parts: [{ type: 'text', title: open.title, html: '<p>Stir, rest, fold, <strong>rest</strong>.</p>' }],
    quiz: null,
    session: null,
    previousLessonId: 'why',
    nextLessonId: 'test',
  },
  result: null,
  error: null,
  preview: null,
  notes: [],
  questions: { items: [], next: null, isFirst: true },
  canWrite: true,
  sentBack: null,
  goTo: null,
  ...changes,
});

const sessionWith = (changes: Partial<SessionToJoin> = {}): SessionToJoin => ({
  startsAt: '2026-07-25T13:00:00.000Z',
  minutes: 60,
  status: 'scheduled',
  hasRecording: false,
  opensAt: '2026-07-25T12:50:00.000Z',
  isRecordingHere: false,
  joinPath: '/learn/GrAnT7K2M9QabcdefG/dough/join',
  calendarPath: '/learn/GrAnT7K2M9QabcdefG/dough/session.ics',
  attendedAt: null,
  ...changes,
});

/** A lesson with a live session. */
export function livePageWith(changes: Partial<SessionToJoin> = {}): LessonModel {
  const page = lessonPageWith();
  return { ...page, lesson: { ...page.lesson, session: sessionWith(changes) } };
}

/** An outline with a session before, while and after it is held. */
export function liveOutline(): LearnModel {
  const live = (number: number, title: string, of: LearningLesson['live']) => ({
    ...lessonWith({ id: `live-${number}`, number, title, status: 'open', doneAt: null, minutes: 60 }),
    ...(of && { live: of }),
  });
  const time = { startsAt: '2026-07-25T13:00:00.000Z', minutes: 60, hasRecording: false };
  const recorded = { ...time, status: 'ended', hasRecording: true } as const;
  const lessons = [
    live(1, 'Your first loaf, together', recorded),
    live(2, 'Questions about ovens', { ...time, status: 'ended' }),
    live(3, 'Baking with Meera', { ...time, status: 'live' }),
    live(4, 'What to bake next', { ...time, status: 'scheduled' }),
  ];
  return learnPageWith({
    sections: [{ id: 'live', title: 'Live with Meera', lessons }],
    lessons: 4,
    done: 0,
    nextLessonId: 'live-1',
  });
}

const filmId = 'fLmT7K2M9Qabcdef';
const noteWith = (changes: Partial<LessonNote>): LessonNote => ({
  id: 'NoTeT7K2M9QabcdefG',
  text: 'Fold from the outside in, then turn the bowl.',
  mediaId: filmId,
  position: 94,
  createdAt: '2026-07-18T08:00:00.000Z',
  changedAt: '2026-07-18T08:00:00.000Z',
  ...changes,
});
const questionWith = (changes: Partial<LessonQuestion>): LessonQuestion => ({
  id: 'QuEsT7K2M9QabcdefG',
  text: 'May I use whole wheat instead?',
  askedAt: '2026-07-18T08:00:00.000Z',
  status: 'answered',
  answer: 'You may, with a tenth more water.\nLet it stand longer, too.',
  answeredAt: '2026-07-19T08:00:00.000Z',
  isOwn: false,
  ...changes,
});

/** A lesson with a film, notes and questions under it. */
export const writtenPageWith = (changes: Partial<LessonModel> = {}): LessonModel =>
  lessonPageWith({
    lesson: {
      ...lessonPageWith().lesson,
      parts: [
        {
          type: 'video',
          title: 'Stretch and fold',
          mediaId: filmId,
          url: `/media/file/GrAnT7K2M9QabcdefG/${filmId}`,
          streamUrl: `/stream/video/${filmId}`,
          size: 48_000_000,
        },
      ],
    },
    notes: [
      noteWith({}),
      noteWith({ id: 'NoTeT7K2M9QabcdefH', position: 3_725, text: 'Shape it here.' }),
      noteWith({
        id: 'NoTeT7K2M9QabcdefJ',
        position: 12,
        mediaId: 'gone',
        text: 'Of a film that was taken out.',
      }),
      noteWith({ id: 'NoTeT7K2M9QabcdefK', position: null, mediaId: null, text: 'Buy a scraper.' }),
    ],
    questions: {
      items: [
        questionWith({
          id: 'QuEsT7K2M9QabcdefH',
          text: 'How long may the dough rest in the fridge?',
          status: 'waiting',
          answer: null,
          answeredAt: null,
          isOwn: true,
        }),
        questionWith({ id: 'QuEsT7K2M9QabcdefJ', status: 'hidden', isOwn: true }),
        questionWith({}),
      ],
      next: 'older',
      isFirst: true,
    },
    ...changes,
  });

/** Forms that were sent back. */
export const sentBackWith = (changes: Partial<SentBackForm>): LessonModel =>
  writtenPageWith({
    sentBack: {
      form: 'note',
      noteId: null,
      values: { text: 'Stretch', time: '1:75', mediaId: '' },
      errors: { position: 'Enter a time such as 1:30.' },
      message: null,
      ...changes,
    },
  });

/** A lesson that is a quiz. */
export const quizPageWith = (changes: Partial<LessonModel> = {}): LessonModel =>
  lessonPageWith({
    lesson: {
      lesson: test,
      parts: [],
      quiz: {
        questions: [
          {
            id: 'q1',
            type: 'choice',
            text: 'How much water does chakki atta take?',
            options: ['60 g', '75 g'],
          },
          {
            id: 'q2',
            type: 'several',
            text: 'What is a dough made of?',
            options: ['Flour', 'Water', 'Milk'],
          },
          { id: 'q3', type: 'number', text: 'How hot is the oven, in °C?' },
        ],
        pass: 60,
        tries: 3,
        triesLeft: 2,
        score: 33,
        passed: false,
      },
      session: null,
      previousLessonId: 'dough',
      nextLessonId: 'pot',
    },
    ...changes,
  });
