import type { Deps } from '../../../../platform/deps';
import { tooMany } from '../../../../platform/http/errors';
import { createNetworkLimit } from './network.limit';

const minute = 60_000;
/** Orders of one network in a minute. Cashfree opens two hundred a minute for all. */
const atMost = 150;

/**
 * What a gateway outside answers in a minute is for everybody: one network cannot use it up. The built-in one is never asked too much.
 * @throws Refusal 429
 */
export function createGatewayLimit(deps: Pick<Deps, 'clock' | 'config' | 'gateways'>): (ip: string) => void {
  const mayOrder = createNetworkLimit(deps, { windowMs: minute, atMost });
  return (ip) => {
    const { current, sandbox } = deps.gateways.payments;
    if (current === sandbox || mayOrder(ip)) return;
    throw tooMany(
      'too_many_orders',
      'Too many orders were placed from your network. Nothing was charged. Try again in a minute.',
      minute / 1_000,
    );
  };
}
