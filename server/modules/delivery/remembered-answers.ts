import { LRUCache } from 'lru-cache';
import type { Deps } from '../../platform/deps';

/** Ms for which it is not asked again whether somebody may play: what ended since then stops within a minute. */
export const rememberedMs = 30_000;
const mostKept = 10_000;

export interface RememberedAnswers<Answer extends object> {
  /** Null for what is not there, which is asked for again each time. */
  find(key: string): Promise<Answer | null>;
  /** What is remembered of it; null for nothing. */
  remembered(key: string): Answer | null;
  /** Asks, whatever is remembered. */
  ask(key: string): Promise<Answer | null>;
}

/** Asks once for many parts of a video: an answer holds for half a minute. `weigh` says how many others an answer takes the room of. */
export function rememberAnswers<Answer extends object>(
  { clock }: Pick<Deps, 'clock'>,
  look: (key: string) => Promise<Answer | null>,
  weigh: (answer: Answer) => number = () => 1,
): RememberedAnswers<Answer> {
  const kept = new LRUCache<string, { answer: Answer; until: number }>({
    maxSize: mostKept,
    sizeCalculation: ({ answer }) => weigh(answer),
  });
  const ask = async (key: string): Promise<Answer | null> => {
    const now = clock.now().getTime();
    const answer = await look(key);
    if (answer) kept.set(key, { answer, until: now + rememberedMs });
    else kept.delete(key);
    return answer;
  };
  const remembered = (key: string): Answer | null => {
    const before = kept.get(key);
    return before && before.until > clock.now().getTime() ? before.answer : null;
  };
  return { remembered, ask, find: async (key) => remembered(key) ?? ask(key) };
}
