import type { Quiz, QuizQuestion } from '@haat/openapi';
import { quizBounds, quizQuestionBounds } from '@haat/openapi/bounds';
import type { FieldProblem } from '../../kind';
import { count, countProblem, filledLines, freeId, shownCount, text } from '../../parts/editor/written';
import type { quizFields } from '../field-names';

/** An option of a choice, as typed. */
export interface OptionValues {
  text: string;
  isRight: boolean;
}

export interface QuestionValues {
  id: string;
  type: QuizQuestion['type'];
  text: string;
  /** Of a choice or several. */
  options: readonly OptionValues[];
  /** Accepted texts; of a number its only one. */
  answers: readonly string[];
  tolerance: string;
  explanation: string;
}

export interface QuizValues {
  questions: readonly QuestionValues[];
  pass: string;
  tries: string;
  asked: string;
}

const emptyOptions: readonly OptionValues[] = [
  { text: '', isRight: true },
  { text: '', isRight: false },
];
/** Percent. */
const usualPass = 70;
export const newQuiz: QuizValues = { questions: [], pass: String(usualPass), tries: '', asked: '' };

export const newQuestion = (questions: readonly QuestionValues[]): QuestionValues => ({
  id: freeId('q', questions),
  type: 'choice',
  text: '',
  options: emptyOptions,
  answers: [],
  tolerance: '',
  explanation: '',
});

const questionOf = (question: QuizQuestion): QuestionValues => {
  const { id, type, correct, options = [], tolerance, explanation = '' } = question;
  return {
    id,
    type,
    text: question.text,
    options: options.map((option) => ({ text: option, isRight: correct.includes(option) })),
    answers: hasOptions(type) ? [] : correct,
    tolerance: shownCount(tolerance),
    explanation,
  };
};

/** As a quiz that is stored is edited. */
export const quizOf = ({ questions, pass, tries, asked }: Quiz): QuizValues => ({
  questions: questions.map(questionOf),
  pass: String(pass),
  tries: shownCount(tries),
  asked: shownCount(asked),
});

/** One that an older editor kept, which had it as it is stored. */
export const restoredQuiz = (quiz: QuizValues | Quiz): QuizValues =>
  typeof quiz.pass === 'number' ? quizOf(quiz as Quiz) : (quiz as QuizValues);

export const hasOptions = (type: QuizQuestion['type']): boolean => type === 'choice' || type === 'several';

const isNumber = (typed: string): boolean => typed.trim() !== '' && Number.isFinite(Number(typed));

/** What of a question can be kept. Of one that is not whole yet the server says what is missing. */
function storedQuestion({
  id,
  type,
  options,
  answers,
  tolerance,
  explanation,
  ...question
}: QuestionValues): QuizQuestion {
  const listed = new Map(options.map((option) => [option.text.trim(), option.isRight] as const));
  listed.delete('');
  const right = [...listed].filter(([, isRight]) => isRight).map(([option]) => option);
  const typed = filledLines(answers);
  const value = Number(tolerance);
  return {
    id,
    type,
    text: question.text.trim(),
    ...(hasOptions(type) && { options: [...listed.keys()] }),
    correct: hasOptions(type) ? right : type === 'number' ? typed.filter(isNumber).slice(0, 1) : typed,
    ...(type === 'number' && isNumber(tolerance) && value >= 0 && { tolerance: value }),
    ...text('explanation', explanation),
  };
}

/** What of a quiz can be kept; wrong counts stay as they were. */
export function storedQuiz(
  { questions, pass, tries, asked }: QuizValues,
  wrong: (field: (typeof quizFields)[number]) => boolean,
  persisted: Partial<Quiz> = {},
): Quiz {
  return {
    questions: questions.map(storedQuestion),
    pass: count('pass', pass, wrong('quiz.pass'), persisted).pass ?? usualPass,
    ...count('tries', tries, wrong('quiz.tries'), persisted),
    ...count('asked', asked, wrong('quiz.asked'), persisted),
  };
}

/** What is wrong of the counts of a quiz. `at`: the field of its lesson. */
export const problemsOfQuiz = ({ pass, tries, asked }: QuizValues, at: string): FieldProblem[] => [
  countProblem(`${at}.quiz.pass`, pass, quizBounds.pass.minimum, quizBounds.pass.maximum),
  countProblem(`${at}.quiz.tries`, tries, quizBounds.tries.minimum, quizBounds.tries.maximum),
  countProblem(`${at}.quiz.asked`, asked, quizBounds.asked.minimum, quizBounds.asked.maximum),
];

/** Whether it can be asked: it has a text and a right answer. */
export function isAnswerable(values: QuestionValues): boolean {
  const { text: asked, correct, options = [] } = storedQuestion(values);
  return asked !== '' && correct.length > 0 && (!hasOptions(values.type) || options.length > 1);
}

export const mostQuestions = quizBounds.questions.maxItems;
export const mostOptions = quizQuestionBounds.options.maxItems;
