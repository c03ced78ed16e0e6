import type { RefundState } from '../payments.books';
import { refundStates } from './cashfree.books';
import { type CashfreeClient, notUnderstood } from './cashfree.client';
import type { Read } from './cashfree.read';

/**
 * Gives money back under an id of ours, or says how that stands. A refusal is not believed before the refund was asked for by its id: when the
 * first answer got lost, the same request is refused because its money is gone already.
 */
export async function refundOnce(
  client: CashfreeClient,
  path: string,
  input: Readonly<Record<string, unknown>> & { refund_id: string },
): Promise<RefundState> {
  const made = await client.postOnce(path, input);
  const isRefused = made.status >= 400;
  const answer = isRefused ? await client.get(`${path}/${encodeURIComponent(input.refund_id)}`) : made;
  if (isRefused && answer.status === 404) return 'refused';
  const state = answer.status < 400 && refundStates[String((answer.body as Read)['refund_status'])];
  if (!state) throw notUnderstood(answer);
  return state;
}
