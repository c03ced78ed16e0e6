import type { KindDraft } from '../kind';
import {
  addressProblem,
  count,
  countProblem,
  lines,
  shownCount,
  text,
  webAddress,
} from '../parts/editor/written';

export interface LessonOwn {
  minutes: string;
  text: string;
  url: string;
  outcomes: readonly string[];
}

/** One lesson, to be read or opened at its address. */
export const draft: KindDraft<LessonOwn, 'lesson'> = {
  empty: { minutes: '', text: '', url: '', outcomes: [] },
  read: ({ minutes, text = '', url = '', outcomes = [] }) => ({
    minutes: shownCount(minutes),
    text,
    url,
    outcomes,
  }),
  problems: ({ minutes, url }) => [
    countProblem('content.minutes', minutes, 1, 1_440),
    addressProblem('content.url', url),
  ],
  write: (own, wrong, _, had) => ({
    ...count('minutes', own.minutes, wrong('content.minutes'), had),
    ...text('text', own.text, wrong('content.text'), had),
    // Lacking both, it keeps both.
    ...text('url', webAddress(own.url), wrong('content.url') || wrong('content.text'), had),
    ...lines('outcomes', own.outcomes),
  }),
  shown: ({ minutes, outcomes = [], text, url }) => ({
    ...(minutes !== undefined && { minutes }),
    outcomes,
    hasText: text !== undefined,
    hasLink: url !== undefined,
  }),
};
