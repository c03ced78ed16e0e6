interface CallOptions {
  body?: unknown;
  image?: { bytes: Buffer; type: string };
  token?: string;
  headers?: Record<string, string>;
}

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Calls the API as anybody would; throws on any status from 400 on. */
export function createCaller(origin: string) {
  /** Looks at a page as a phone would. */
  async function page(path: string): Promise<void> {
    const response = await fetch(origin + path, { headers: { accept: 'text/html', 'user-agent': phone } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  }

  async function call<Answer = unknown>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    const { body, image, token, headers } = options;
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(image === undefined ? {} : { 'content-type': image.type }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(image === undefined ? {} : { body: new Uint8Array(image.bytes) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Answer;
  }

  return Object.assign(call, { page });
}
