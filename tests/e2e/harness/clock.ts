import { call } from '../../simulators/call';
import type { Haat } from '../../simulators/haat';
import { expectStatus } from '../../simulators/shop';

/** The time at the server after it went on by so much. */
export async function goOn(haat: Haat, ms: number): Promise<Date> {
  const body = { advance: `PT${Math.max(1, Math.ceil(ms / 1_000))}S` };
  const answer = await call<{ now: string }>(haat.url, 'POST', '/dev/clock', { body });
  return new Date(expectStatus(answer, 200).now);
}

/** Days ahead by the server's clock, which other tests may have moved on. */
export async function inDays(haat: Haat, days: number): Promise<Date> {
  const now = await goOn(haat, 1_000);
  return new Date(now.getTime() + days * 86_400_000);
}

/** On to a moment, in ms. */
export async function goTo(haat: Haat, at: number): Promise<void> {
  const now = await goOn(haat, 1_000);
  await goOn(haat, at - now.getTime());
}

/** On to half past ten in India, at least `least` from now: no message is sent at night. */
export async function goToMorning(haat: Haat, least = 'PT1S'): Promise<void> {
  const now = await haat.advanceClock(least);
  const minuteOfDay = Math.floor(now.getTime() / 60_000 + 330) % 1_440;
  await haat.advanceClock(`PT${((629 - minuteOfDay + 1_440) % 1_440) + 1}M`);
}
