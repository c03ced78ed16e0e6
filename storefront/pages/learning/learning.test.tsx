import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { learningWith, learnPageWith, lessonPageWith, quizPageWith } from '../../testing/learning';
import { LearnPage } from './LearnPage';
import { LessonPage } from './LessonPage';
import { nextLabel, nextLesson } from './next-lesson';

const at = '/learn/GrAnT7K2M9QabcdefG';

test('the outline leads to what is open, and says of the rest when it opens', () => {
  const page = renderToStaticMarkup(<LearnPage model={learnPageWith()} />);
  expect(page).toContain('1 of 5 lessons done');
  expect(page).toContain(`href="${at}/why"`);
  expect(page).not.toContain(`href="${at}/pot"`);
  expect(page).not.toContain(`href="${at}/cut"`);
  expect(page).toContain('Opens on 2 August 2026');
  expect(page).toContain('Continue: A first dough, by hand');
});

test('the button says where the buyer begins or goes on', () => {
  const labelOf = (changes: object) => {
    const learning = learningWith(changes);
    const next = nextLesson(learning);
    return next && nextLabel(learning, next);
  };
  expect(labelOf({ done: 0, nextLessonId: 'why' })).toBe('Start lesson 1');
  expect(labelOf({})).toBe('Continue: A first dough, by hand');
  expect(labelOf({ nextLessonId: null })).toBeNull();
});

test('a lesson is marked as done by a form, and one with a quiz by its answers', () => {
  expect(renderToStaticMarkup(<LessonPage model={lessonPageWith()} />)).toContain(
    `action="${at}/dough/done"`,
  );
  const quiz = renderToStaticMarkup(<LessonPage model={quizPageWith()} />);
  expect(quiz).toContain(`action="${at}/test/quiz"`);
  expect(quiz).not.toContain('/done"');
  expect(quiz).toContain('type="radio"');
  expect(quiz).toContain('type="checkbox"');
  expect(quiz).toContain('inputMode="decimal"');
});
