import type { CashfreeConfig } from '../../../platform/config/cashfree';
import { TryLater } from '../../delivery';
import { ask, reasonIn } from '../../outside';
import { GatewaySilent } from '../payments.gateway';

export interface CashfreeAnswer {
  status: number;
  body: unknown;
}

export interface CashfreeClient {
  /** What Cashfree answers, refusals (4xx) too. Asked twice when the first time brought nothing. @throws GatewaySilent */
  get(path: string): Promise<CashfreeAnswer>;
  /** As `get`: only for what has an id of ours, and so happens once however often it is sent. */
  postOnce(path: string, body: unknown): Promise<CashfreeAnswer>;
  /** Sent only once, because each call has an effect. */
  post(path: string, body: unknown): Promise<CashfreeAnswer>;
}

/** Cashfree answers within a second or two; a pause this short helps against a broken connection, not against a broken Cashfree. */
const pauseMs = 200;

export function createCashfreeClient(config: CashfreeConfig): CashfreeClient {
  const headers = {
    'x-client-id': config.clientId,
    'x-client-secret': config.clientSecret,
    'x-api-version': config.apiVersion,
  };

  async function once(method: 'GET' | 'POST', path: string, body?: unknown): Promise<CashfreeAnswer> {
    const answer = await call(() => ask(method, config.url + path, headers, body, config.timeoutMs));
    const { status, retryAfterMs } = answer;
    if (status === 429) throw new GatewaySilent('too_many_requests', retryAfterMs);
    // A wrong key has to be fixed by the operator: queued work is retried.
    if (status === 401 || status === 403) throw new GatewaySilent('not_let_in');
    if (status >= 500 || typeof answer.body !== 'object' || answer.body === null)
      throw new GatewaySilent(`status_${status}_${reasonIn(codeIn(answer.body))}`, retryAfterMs);
    return answer;
  }

  async function twice(...call: Parameters<typeof once>): Promise<CashfreeAnswer> {
    try {
      return await once(...call);
    } catch (error) {
      const isWorthIt = error instanceof GatewaySilent && /^(not_reached|status_5)/.test(error.reason);
      if (!isWorthIt) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return once(...call);
    }
  }

  return {
    get: (path) => twice('GET', path),
    postOnce: (path, body) => twice('POST', path, body),
    post: (path, body) => once('POST', path, body),
  };
}

async function call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TryLater) throw new GatewaySilent(error.reason, error.retryAfterMs);
    throw error;
  }
}

/** For an unknown response. */
export const notUnderstood = ({ status, body }: CashfreeAnswer) =>
  new GatewaySilent(`status_${status}_${reasonIn(codeIn(body))}`);

/** What Cashfree calls an error. */
export function codeIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
}
