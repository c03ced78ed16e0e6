import type { App } from '../../app';

interface CallOptions {
  body?: unknown;
  bytes?: { bytes: Buffer; type: string };
  token?: string;
  /** Whose browser asks; keeps the cookie that it is given. */
  browser?: Browser;
  headers?: Record<string, string>;
}

/** A buyer's browser: what it has proved stands behind its cookie. */
export interface Browser {
  cookie?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Somebody's browser: each has another build, most are phones. */
export const userAgent = (nth: number) =>
  `Mozilla/5.0 (${nth % 6 === 0 ? 'Windows NT 10.0; Win64; x64' : 'Linux; Android 10; K'}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.${nth}.0 ${nth % 6 === 0 ? '' : 'Mobile '}Safari/537.36`;

/** Calls the API in this process, through the same routes and rules as over the network; throws on any status from 400 on. */
export function createApiClient(app: Pick<App, 'inject'>) {
  let calls = 0;

  /** Sends a form of a page, and does not follow where it leads. */
  async function form(path: string, fields: Record<string, string>): Promise<void> {
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    if (response.statusCode !== 303) throw new Error(`POST ${path}: ${response.statusCode}`);
  }

  async function call<Answer = unknown>(
    method: Method,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    const { body, bytes, token, browser, headers } = options;
    calls += 1;
    const response = await app.inject({
      method,
      url: path,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bytes === undefined ? {} : { 'content-type': bytes.type }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(browser?.cookie === undefined ? {} : { cookie: browser.cookie, 'sec-fetch-site': 'same-origin' }),
        'user-agent': userAgent(calls),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...(bytes === undefined ? {} : { payload: bytes.bytes }),
    });
    const text = response.body;
    if (response.statusCode >= 400)
      throw new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`);
    const [given] = response.cookies;
    if (browser && given) browser.cookie = `${given.name}=${given.value}`;
    return JSON.parse(text) as Answer;
  }

  return Object.assign(call, { form });
}

export type ApiClient = ReturnType<typeof createApiClient>;
