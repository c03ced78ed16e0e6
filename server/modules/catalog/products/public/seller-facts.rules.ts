/** Fewer say more about a beginning than about a seller. */
const fewest = 10;

/** A count of buyers as pages show it, rounded down to two digits, tens below 100; null where it is too small to say anything. */
export function shownBuyers(count: number): number | null {
  if (count < fewest) return null;
  const step = Math.max(10, 10 ** (String(Math.floor(count)).length - 2));
  return Math.floor(count / step) * step;
}

const hourMs = 60 * 60_000;
/** Fewer questions say nothing, and slower replies are no reason to buy. */
const fewestQuestions = 5;
const slowestHours = 72;

/** Hours within which a creator usually answers, whole days from the second on; null where that is not known, or too long to be told. */
export function shownReplyHours({
  questions,
  medianMs,
}: {
  questions: number;
  medianMs: number;
}): number | null {
  if (questions < fewestQuestions || medianMs > slowestHours * hourMs) return null;
  const hours = Math.max(1, Math.ceil(medianMs / hourMs));
  return hours <= 24 ? hours : Math.ceil(hours / 24) * 24;
}
