import { queryBy } from './came';

interface CallOptions {
  body?: unknown;
  image?: { bytes: Buffer; type: string };
  token?: string;
  headers?: Record<string, string>;
}

/** Somebody's browser: each has another build, most are phones. */
const browser = (nth: number) =>
  `Mozilla/5.0 (${nth % 6 === 0 ? 'Windows NT 10.0; Win64; x64' : 'Linux; Android 10; K'}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.${nth}.0 ${nth % 6 === 0 ? '' : 'Mobile '}Safari/537.36`;

/** Calls the API as anybody would; throws on any status from 400 on. */
export function createCaller(origin: string) {
  let people = 0;
  let calls = 0;

  /** Looks at a page as somebody would who has not been here before; some go on to where details are given, which the page tells. */
  async function page(path: string, opened?: string): Promise<void> {
    people += 1;
    const headers = { 'user-agent': browser(people) };
    const response = await fetch(origin + path + queryBy(people), {
      headers: { accept: 'text/html', ...headers },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    if (opened === undefined) return;
    const told = await fetch(origin + opened, { method: 'POST', headers });
    if (!told.ok) throw new Error(`POST ${opened}: ${told.status}`);
  }

  /** Sends a form of a page, and does not follow where it leads. */
  async function form(path: string, fields: Record<string, string>): Promise<void> {
    const body = new URLSearchParams(fields);
    const response = await fetch(origin + path, { method: 'POST', body, redirect: 'manual' });
    if (response.status !== 303) throw new Error(`POST ${path}: ${response.status}`);
  }

  async function call<Answer = unknown>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    const { body, image, token, headers } = options;
    calls += 1;
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(image === undefined ? {} : { 'content-type': image.type }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        'user-agent': browser(calls),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(image === undefined ? {} : { body: new Uint8Array(image.bytes) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Answer;
  }

  return Object.assign(call, { page, form });
}
