import type { Deps } from '../../../../platform/deps';
import { tooMany } from '../../../../platform/http/errors';
import { createNetworkLimit } from './network.limit';

const hour = 60 * 60_000;

/**
 * An order that costs nothing is given at once, and whoever has the number is told of it at the house's cost: one network cannot order so
 * without end. @throws Refusal 429
 */
export function createFreeLimit(deps: Pick<Deps, 'clock' | 'config'>): (ip: string) => void {
  const mayOrder = createNetworkLimit(deps, { windowMs: hour, atMost: 300 });
  return (ip) => {
    if (mayOrder(ip)) return;
    throw tooMany(
      'too_many_free',
      'Too many free orders were placed from your network. Try again in an hour.',
      hour / 1_000,
    );
  };
}
