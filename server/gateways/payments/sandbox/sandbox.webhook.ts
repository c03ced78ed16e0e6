import { Agent, request as httpRequest } from 'node:http';

/** One kept connection per delivery under way: a webhook costs a request, not a handshake. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'lifo' });

export interface Delivery {
  /** Where the webhook goes, with http. */
  url: string;
  body: Buffer;
  headers: Record<string, string>;
  /** Ms. */
  timeout: number;
}

/** Posts a webhook; answers the status, 0 when nobody answered in time. Never throws. */
export function deliver({ url, body, headers, timeout }: Delivery): Promise<number> {
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
