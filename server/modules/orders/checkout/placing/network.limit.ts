import type { Deps } from '../../../../platform/deps';
import { networkOf } from '../../../../platform/http/http';
import { createWindowCounts } from '../../../../platform/security/window.counts';

const remembered = 20_000;

/**
 * Whether a network may do something once more: at most so often in a while. Whole mobile networks share an address in India, so such limits
 * are wide; each server counts for itself.
 */
export function createNetworkLimit(
  deps: Pick<Deps, 'clock' | 'config'>,
  { windowMs, atMost }: { windowMs: number; atMost: number },
): (ip: string) => boolean {
  const counts = createWindowCounts(deps, { windowMs, most: remembered });
  return (ip) => !deps.config.addressLimits || counts.add(networkOf(ip)) <= atMost;
}
