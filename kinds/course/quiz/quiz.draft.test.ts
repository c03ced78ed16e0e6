import type { Quiz } from '@haat/openapi';
import { expect, test } from 'vitest';
import {
  isAnswerable,
  newQuestion,
  newQuiz,
  problemsOfQuiz,
  quizOf,
  restoredQuiz,
  storedQuiz,
} from './quiz.draft';

const stored: Quiz = {
  questions: [
    { id: 'q1', type: 'choice', text: 'What rises?', options: ['Dough', 'Clay'], correct: ['Dough'] },
    {
      id: 'q2',
      type: 'several',
      text: 'What is in it?',
      options: ['Flour', 'Water', 'Sand'],
      correct: ['Flour', 'Water'],
      explanation: 'Sand is for moulds.',
    },
    { id: 'q3', type: 'text', text: 'Who kneads?', correct: ['The baker', 'baker'] },
    { id: 'q4', type: 'number', text: 'How hot?', correct: ['230'], tolerance: 10 },
  ],
  pass: 75,
  tries: 3,
  asked: 2,
};
const right = () => false;

test('a quiz is edited and stored as it was', () => {
  expect(storedQuiz(quizOf(stored), right)).toEqual(stored);
});

test('one that a device kept as it is stored is read, and one that it edited too', () => {
  expect(restoredQuiz(stored)).toEqual(quizOf(stored));
  expect(restoredQuiz(quizOf(stored))).toEqual(quizOf(stored));
});

test('empty options and answers are left out; what is half written is kept', () => {
  const quiz = quizOf(stored);
  const [choice, several, text, number] = quiz.questions;
  if (!choice || !several || !text || !number) throw new Error('there are four');
  const questions = [
    { ...choice, options: [...choice.options, { text: '  ', isRight: true }] },
    { ...several, text: '' },
    { ...text, answers: ['', ' the baker '] },
    { ...number, answers: ['hot'], tolerance: '-3' },
  ];
  expect(storedQuiz({ ...quiz, questions }, right).questions).toEqual([
    stored.questions[0],
    { ...stored.questions[1], text: '' },
    { ...stored.questions[2], correct: ['the baker'] },
    { id: 'q4', type: 'number', text: 'How hot?', correct: [] },
  ]);
  expect(questions.map(isAnswerable)).toEqual([true, false, true, false]);
});

test('wrong counts are named and stay as they were', () => {
  const quiz = { ...quizOf(stored), pass: '101', tries: 'many', asked: '' };
  const wrong = problemsOfQuiz(quiz, 'l1').flatMap(([field, problem]) => (problem ? [field] : []));
  expect(wrong).toEqual(['l1.quiz.pass', 'l1.quiz.tries']);
  const isWrong = (field: string) => wrong.includes(`l1.${field}`);
  const { pass, tries, asked } = storedQuiz(quiz, isWrong, stored);
  expect([pass, tries, asked]).toEqual([75, 3, undefined]);
});

test('a new quiz asks for seven of ten, and its first question waits for an answer', () => {
  expect(storedQuiz(newQuiz, right)).toEqual({ questions: [], pass: 70 });
  expect(isAnswerable(newQuestion([]))).toBe(false);
});
