import { Agent, request as httpRequest } from 'node:http';
import type { Clock } from '../../../platform/clock/clock';
import type { Signer } from '../../../platform/security/signer';
import { provider } from './sandbox.notice';
import { signWebhook } from './sandbox.signature';

/** One kept connection per delivery under way: a webhook costs a request, not a handshake. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'lifo' });

interface Delivery {
  /** Where the webhook goes, with http. */
  url: string;
  body: Buffer;
  headers: Record<string, string>;
  /** Ms. */
  timeout: number;
}

/** Posts a webhook; answers the status, 0 when nobody answered in time. Never throws. */
function deliver({ url, body, headers, timeout }: Delivery): Promise<number> {
  return new Promise((resolve) => {
    const request = httpRequest(
      url,
      {
        method: 'POST',
        agent,
        timeout,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(body.length),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
    request.end(body);
  });
}

/** Ms: how long a page waits for the shop before leaving the word to a retry. */
const inlineTimeout = 3000;

/** Sends a signed webhook; returns whether it was accepted. Never throws. */
export function createSandboxPost(parts: {
  signer: Signer;
  clock: Clock;
  webhookBase(): string;
}): (event: unknown) => Promise<boolean> {
  const { signer, clock, webhookBase } = parts;
  return async (event) => {
    const body = Buffer.from(JSON.stringify(event));
    const url = `${webhookBase()}/webhooks/${provider}`;
    const status = await deliver({
      url,
      body,
      headers: signWebhook(signer, body, clock.now()),
      timeout: inlineTimeout,
    });
    // As with real gateways a refusal is not an answer: only 2xx ends the retries.
    return status >= 200 && status < 300;
  };
}
