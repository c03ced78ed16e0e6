// What buyers of the demonstration shop say of what they bought, and what its creator answers.
import { pick, weighted } from './random';

export interface DemoReview {
  afterDays: number;
  stars: number;
  text?: string;
  /** How they want to be called beside it; left out by who wants no name there. */
  name?: string;
  answer?: string;
}

interface Saying {
  text?: string;
  answer?: string;
}

/** By stars, from one to five. Whom a page disappointed writes more often than not. */
const sayings: readonly (readonly Saying[])[] = [
  [{ text: 'I thought it was a video.', answer: 'I am sorry. Write to me and you have it back today.' }],
  [{ text: 'Good, but it asks for an oven that I do not have.' }],
  [{}, { text: 'ठीक है। और तस्वीरें होतीं तो अच्छा होता।', answer: 'अगले महीने और तस्वीरें जोड़ रही हूँ।' }],
  [
    {},
    { text: 'Clear, and it answers what other books leave out.' },
    { text: 'The second part is worth the price alone.' },
  ],
  [
    {},
    {},
    { text: 'It worked the first time. My family did not believe that I had made it.' },
    { text: 'पहली बार में ही बन गया। बहुत बढ़िया।', answer: 'पढ़कर बहुत अच्छा लगा!' },
    { text: 'Worth every rupee. She answers on Sundays, as she says.' },
    { text: 'I was afraid it would be too hard. It is not.' },
  ],
];
/** Relative to each other, from one star to five. */
const shares = [1, 1, 4, 16, 30];

/** One buyer in eight says something, some days after they bought. */
export function planReview(given: string, random: () => number): DemoReview | null {
  if (random() >= 0.125) return null;
  const stars = 1 + weighted(shares, random);
  const { text, answer } = pick(sayings[stars - 1] ?? [], random);
  return {
    afterDays: 2 + Math.floor(random() * 6),
    stars,
    ...(text !== undefined && { text }),
    ...(random() < 0.8 && { name: given }),
    ...(answer !== undefined && { answer }),
  };
}
