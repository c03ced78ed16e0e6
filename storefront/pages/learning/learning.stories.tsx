import type { Meta } from '@storybook/react-vite';
import { file, fileWith, recording } from '../../testing/access-parts';
import {
  certificatePageWith,
  certificateWith,
  finishedWith,
  learnPageWith,
  lessonMessagesWith,
  lessonPageWith,
  liveOutline,
  livePageWith,
  liveSessionWith,
  quizPageWith,
  sentBackWith,
  writtenPageWith,
} from '../../testing/learning';
import { fullPage, story } from '../../testing/page-story';
import { CertificatePage } from './CertificatePage';
import { LearnPage } from './LearnPage';
import { LessonMessagesPage } from './LessonMessagesPage';
import { LessonPage } from './LessonPage';
import { LiveSessionPage } from './LiveSessionPage';

/** A course that was bought, as it is learned. */
const meta = { title: 'Buyer/Learning', ...fullPage } satisfies Meta;
export default meta;

export const Outline = story(<LearnPage model={learnPageWith()} />);
export const Finished = story(
  <LearnPage
    model={learnPageWith({ done: 5, nextLessonId: null, finishedAt: '2026-08-02T08:00:00.000Z' })}
  />,
);
export const CertificateAhead = story(
  <LearnPage model={learnPageWith({ certificate: { status: 'pending', issued: null } })} />,
);
export const CertificateEarned = story(
  <LearnPage model={finishedWith({ status: 'issued', issued: certificateWith() })} />,
);
export const CertificateWithoutName = story(
  <LearnPage
    model={{
      ...finishedWith({ status: 'nameRequired', issued: null }),
      naming: { name: '', error: 'Enter the name for your certificate.' },
    }}
  />,
);
export const WebinarScheduled = story(<LiveSessionPage model={liveSessionWith()} />);
export const WebinarElsewhere = story(
  <LiveSessionPage model={liveSessionWith({}, { timeZone: 'America/New_York' })} />,
);
export const WebinarWithoutDate = story(<LiveSessionPage model={liveSessionWith({}, { session: null })} />);
export const WebinarLive = story(<LiveSessionPage model={liveSessionWith({ status: 'live' })} />);
export const WebinarOver = story(
  <LiveSessionPage model={liveSessionWith({ status: 'ended', attendedAt: '2026-12-12T13:28:00.000Z' })} />,
);
export const WebinarRecorded = story(
  <LiveSessionPage
    model={liveSessionWith(
      { status: 'ended', hasRecording: true, isRecordingHere: true },
      { parts: [recording] },
    )}
  />,
);
export const WebinarCancelled = story(
  <LiveSessionPage
    model={liveSessionWith(
      {},
      { cancelled: { reason: 'I have lost my voice. I am sorry.', amount: 39_900, refund: 'done' } },
    )}
  />,
);
export const WebinarCancelledWaiting = story(
  <LiveSessionPage
    model={liveSessionWith({}, { cancelled: { reason: '', amount: 39_900, refund: 'waiting' } })}
  />,
);
export const WebinarCancelledFailed = story(
  <LiveSessionPage
    model={liveSessionWith({}, { cancelled: { reason: '', amount: 39_900, refund: 'failed' } })}
  />,
);
export const Messages = story(<LessonMessagesPage model={lessonMessagesWith()} />);
export const RemindersOff = story(
  <LessonMessagesPage model={lessonMessagesWith({ isOn: false, isSession: true })} />,
);
export const MessagesOff = story(<LessonMessagesPage model={lessonMessagesWith({ isOn: false })} />);
export const Certificate = story(<CertificatePage model={certificatePageWith()} />);
export const CertificateWithdrawn = story(
  <CertificatePage model={certificatePageWith({ certificate: null })} />,
);
export const CertificateInHindi = story(
  <CertificatePage
    model={certificatePageWith({
      language: 'hi',
      certificate: certificateWith({ name: 'श्रद्धा कुलकर्णी', courseTitle: 'घर की बेकरी: केक से कमाई तक' }),
    })}
  />,
);
export const Lesson = story(<LessonPage model={lessonPageWith()} />);
export const LessonWithFiles = story(
  <LessonPage
    model={lessonPageWith({
      lesson: {
        ...lessonPageWith().lesson,
        parts: [
          ...lessonPageWith().lesson.parts,
          file,
          fileWith('Hk3VbNq8TzRmL5sD', { title: 'The shopping list', size: 83_000 }),
        ],
      },
    })}
  />,
);
export const OutlineWithSessions = story(<LearnPage model={liveOutline()} />);
export const SessionAhead = story(<LessonPage model={livePageWith()} />);
export const SessionOpen = story(<LessonPage model={livePageWith({ status: 'open' })} />);
export const SessionLive = story(<LessonPage model={livePageWith({ status: 'live' })} />);
export const SessionOver = story(
  <LessonPage model={livePageWith({ status: 'ended', attendedAt: '2026-07-25T12:58:00.000Z' })} />,
);
export const SessionRecorded = story(
  <LessonPage model={livePageWith({ status: 'ended', hasRecording: true })} />,
);
export const PreviewedOutline = story(<LearnPage model={{ ...learnPageWith(), preview: 'changed' }} />);
export const PreviewedLesson = story(<LessonPage model={lessonPageWith({ preview: 'draft' })} />);
export const NotesAndQuestions = story(<LessonPage model={writtenPageWith()} />);
export const NoteSentBack = story(<LessonPage model={sentBackWith({})} />);
export const QuestionSentBack = story(
  <LessonPage
    model={sentBackWith({
      form: 'question',
      values: { text: 'Why?', time: '', mediaId: '' },
      errors: {},
      message: 'Ten of your questions wait for an answer. Ask again after that.',
    })}
  />,
);
export const HolderErased = story(<LessonPage model={writtenPageWith({ canWrite: false })} />);
export const Quiz = story(<LessonPage model={quizPageWith()} />);
export const QuizNotPassed = story(
  <LessonPage
    model={quizPageWith({
      result: {
        score: 33,
        passed: false,
        triesLeft: 2,
        questions: [
          { id: 'q1', isRight: true, explanation: 'It is ground fine and hot.' },
          { id: 'q2', isRight: false },
          { id: 'q3', isRight: false, explanation: 'As hot as it goes: 230 °C.' },
        ],
      },
    })}
  />,
);
