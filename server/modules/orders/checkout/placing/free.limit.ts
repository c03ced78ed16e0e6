import type { Deps } from '../../../../platform/deps';
import { tooMany } from '../../../../platform/http/errors';
import { networkOf } from '../../../../platform/http/http';
import { createWindowCounts } from '../../../../platform/security/window.counts';

/** Whole mobile networks share an address in India, so this is wide. */
const mostOfNetwork = 300;
const hour = 60 * 60_000;
const remembered = 20_000;

/**
 * An order that costs nothing is given at once, and whoever has the number is told of it at the house's cost: one network cannot order so
 * without end. @throws Refusal 429
 */
export function createFreeLimit(deps: Pick<Deps, 'clock' | 'config'>): (ip: string) => void {
  const counts = createWindowCounts(deps, { windowMs: hour, most: remembered });
  return (ip) => {
    if (!deps.config.addressLimits || counts.add(networkOf(ip)) <= mostOfNetwork) return;
    throw tooMany(
      'too_many_free',
      'Too many free orders were placed from your network. Try again in an hour.',
      hour / 1_000,
    );
  };
}
