import type { Quiz, QuizAnswer, QuizQuestion } from '@haat/openapi';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRight, questionsOf, scoreOf, triesLeft } from './quiz.rules';

const choice: QuizQuestion = {
  id: 'a',
  type: 'choice',
  text: 'Which?',
  options: ['Red', 'Blue'],
  correct: ['Blue'],
};
const several: QuizQuestion = {
  id: 'b',
  type: 'several',
  text: 'Which?',
  options: ['1', '2', '3'],
  correct: ['1', '3'],
};
const text: QuizQuestion = { id: 'c', type: 'text', text: 'Who?', correct: ['Amrita Sher-Gil', 'Sher-Gil'] };
const number: QuizQuestion = {
  id: 'd',
  type: 'number',
  text: 'How much?',
  correct: ['1250.5'],
  tolerance: 0.5,
};

test('each type of question has its right answers', () => {
  const rightOf = (question: QuizQuestion, answers: (QuizAnswer | undefined)[]) =>
    answers.map((answer) => isRight(question, answer));
  expect(rightOf(choice, ['Blue', 'Red', ['Blue'], undefined])).toEqual([true, false, false, false]);
  expect(rightOf(several, [['3', '1'], ['1'], ['1', '2', '3'], '1'])).toEqual([true, false, false, false]);
  expect(rightOf(text, ['  amrita   SHER-GIL ', 'Gil', 7])).toEqual([true, false, false]);
  expect(rightOf(number, [1250, '1,251', '1252', '', 'x'])).toEqual([true, true, false, false, false]);
});

test('a score is the part that is right, and passes from the mark on', () => {
  const questions = [choice, several, text];
  const answers = { a: 'Blue', b: ['1', '3'] };
  expect(scoreOf(questions, answers, 67)).toMatchObject({ score: 66, passed: false });
  expect(scoreOf(questions, answers, 66)).toMatchObject({ score: 66, passed: true });
  expect(scoreOf(questions, { ...answers, c: 'Sher-Gil' }, 100)).toMatchObject({ score: 100, passed: true });
  expect(scoreOf(questions, { constructor: 'x', __proto__: 'y' } as never, 0).score).toBe(0);
});

test('more right answers never score less', () => {
  const answers = fc.record({
    a: fc.constantFrom('Blue', 'Red'),
    b: fc.constantFrom<string[]>(['1', '3'], ['2']),
    c: fc.constantFrom('Sher-Gil', ''),
    d: fc.constantFrom('1250', 'x'),
  });
  const questions = [choice, several, text, number];
  fc.assert(
    fc.property(answers, fc.integer({ min: 0, max: 100 }), (given, pass) => {
      const { score, passed, right } = scoreOf(questions, given, pass);
      expect(score).toBe(right.size * 25);
      expect(passed).toBe(score >= pass);
      expect(scoreOf(questions, { ...given, d: 1250 }, pass).score).toBeGreaterThanOrEqual(score);
    }),
  );
});

test('a try asks some of many questions, the same ones until it is answered', () => {
  const questions = Array.from({ length: 20 }, (_, at) => ({ ...text, id: `q${at}` }));
  const quiz: Quiz = { questions, pass: 50, asked: 5 };
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const asked = questionsOf(quiz, seed);
      expect(new Set(asked).size).toBe(5);
      expect(questionsOf(quiz, seed)).toEqual(asked);
    }),
  );
  const drawn = new Set(Array.from({ length: 40 }, (_, at) => questionsOf(quiz, `grant.l.${at}`)).flat());
  expect(drawn.size).toBe(20);
  expect(questionsOf({ questions, pass: 50 }, 'any')).toBe(questions);
});

test('tries run out, where there is a number of them', () => {
  expect([triesLeft({ tries: 2 }, 0), triesLeft({ tries: 2 }, 3), triesLeft({}, 9)]).toEqual([2, 0, null]);
});
