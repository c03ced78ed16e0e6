import type { Meta } from '@storybook/react-vite';
import { learnPageWith, lessonPageWith, quizPageWith } from '../../testing/learning';
import { fullPage, story } from '../../testing/page-story';
import { LearnPage } from './LearnPage';
import { LessonPage } from './LessonPage';

/** A course that was bought, as it is learned. */
const meta = { title: 'Buyer/Learning', ...fullPage } satisfies Meta;
export default meta;

export const Outline = story(<LearnPage model={learnPageWith()} />);
export const Finished = story(
  <LearnPage
    model={learnPageWith({ done: 5, nextLessonId: null, finishedAt: '2026-08-02T08:00:00.000Z' })}
  />,
);
export const Lesson = story(<LessonPage model={lessonPageWith()} />);
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
