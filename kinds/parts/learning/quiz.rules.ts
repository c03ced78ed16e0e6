import type { Quiz, QuizAnswer, QuizQuestion } from '@haat/openapi';

/** What is compared of an answer that was typed: neither case nor spaces decide. */
const plain = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-IN');

/** A number as people type it: `1,234.5`. NaN for anything else. */
const numberOf = (answer: string | number): number =>
  typeof answer === 'number'
    ? answer
    : answer.trim() === ''
      ? Number.NaN
      : Number(answer.replaceAll(',', ''));

/** Whether an answer is right. One of another type than the question asks for is wrong. */
export function isRight(
  { type, correct, tolerance = 0 }: QuizQuestion,
  answer: QuizAnswer | undefined,
): boolean {
  if (answer === undefined) return false;
  if (type === 'several') {
    const chosen = new Set(Array.isArray(answer) ? answer : [String(answer)]);
    return chosen.size === new Set(correct).size && correct.every((option) => chosen.has(option));
  }
  if (Array.isArray(answer)) return false;
  if (type === 'number')
    return correct.some((value) => Math.abs(numberOf(answer) - numberOf(value)) <= tolerance);
  if (type === 'choice') return correct.includes(String(answer));
  return correct.some((value) => plain(value) === plain(String(answer)));
}

/** The questions of one try, in the order of the quiz: all of them, or as many as it asks by chance, which `seed` decides. */
export function questionsOf({ questions, asked }: Quiz, seed: string): QuizQuestion[] {
  if (asked === undefined || asked >= questions.length) return questions;
  const drawn = questions.map((question) => ({ id: question.id, place: hashOf(`${seed}.${question.id}`) }));
  drawn.sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
  const chosen = new Set(drawn.slice(0, asked).map(({ id }) => id));
  return questions.filter(({ id }) => chosen.has(id));
}

/** FNV-1a with a last mixing step: spreads seeds that differ in one character. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export interface QuizScore {
  /** Percent, whole; rounded down, so that 100 means all of them. */
  score: number;
  passed: boolean;
  right: ReadonlySet<string>;
}

/** What answers are worth, of the questions that were asked. */
export function scoreOf(
  questions: readonly QuizQuestion[],
  answers: Readonly<Record<string, QuizAnswer>>,
  pass: number,
): QuizScore {
  const given = new Map(Object.entries(answers));
  const right = new Set(questions.filter((one) => isRight(one, given.get(one.id))).map(({ id }) => id));
  const score = questions.length === 0 ? 100 : Math.floor((right.size * 100) / questions.length);
  return { score, passed: right.size * 100 >= pass * questions.length, right };
}

/** What is still allowed; null where tries are not limited. */
export const triesLeft = ({ tries }: Pick<Quiz, 'tries'>, used: number): number | null =>
  tries === undefined ? null : Math.max(0, tries - used);
