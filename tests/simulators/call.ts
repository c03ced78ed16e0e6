export interface Answer<Body> {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  body: Body;
}

export interface CallOptions {
  /** Sent as JSON; a string or bytes are sent as they are. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** One HTTP request; a JSON answer comes parsed, any other as text. Follows no redirect. */
export async function call<Body = unknown>(
  base: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer<Body>> {
  const headers: Record<string, string> = { ...options.headers };
  if (options.token !== undefined) headers['authorization'] = `Bearer ${options.token}`;
  const raw = typeof options.body === 'string' || options.body instanceof Uint8Array;
  if (options.body !== undefined && !raw) headers['content-type'] ??= 'application/json';
  const body = raw ? (options.body as string) : JSON.stringify(options.body);
  const response = await fetch(new URL(path, base), {
    method,
    headers,
    redirect: 'manual',
    ...(options.body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    method,
    path,
    status: response.status,
    headers: response.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as Body,
  };
}
