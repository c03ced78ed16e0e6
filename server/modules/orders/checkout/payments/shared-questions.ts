import type { Deps } from '../../../../platform/deps';

/** Of one order, ms between two questions, and how many orders are remembered. */
const apartMs = 3_000;
const remembered = 10_000;

/** Asks about an order, unless it was asked about just now; who comes meanwhile waits for the question that is under way. */
export type AskOnce = (orderId: string, question: () => Promise<void>) => Promise<void>;

/** Visitors reload: the same question is put to a gateway once. Each server remembers for itself. */
export function createSharedQuestions({ clock }: Pick<Deps, 'clock'>): AskOnce {
  const asked = new Map<string, { at: number; isOpen: boolean; answer: Promise<void> }>();

  return (orderId, question) => {
    const now = clock.now().getTime();
    const before = asked.get(orderId);
    if (before && (before.isOpen || now - before.at < apartMs)) return before.answer;
    const entry = { at: now, isOpen: true, answer: Promise.resolve() };
    entry.answer = question()
      .catch((error: unknown) => {
        // What broke here is tried again at once.
        entry.at = Number.NEGATIVE_INFINITY;
        throw error;
      })
      .finally(() => {
        entry.isOpen = false;
      });
    asked.delete(orderId);
    asked.set(orderId, entry);
    const oldest = asked.size > remembered ? asked.keys().next().value : undefined;
    if (oldest !== undefined) asked.delete(oldest);
    return entry.answer;
  };
}
