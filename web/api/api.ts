import { language } from '@haat/i18n';
import { ApiError } from '@haat/machines/failure';
import type { paths } from '@haat/openapi';
import createClient, { type Middleware } from 'openapi-fetch';
import { readToken } from '../browser/storage';

type Listener = (token: string) => void;
const listeners = new Set<Listener>();

/** Tells when the server no longer knew a token that a call was made with. Returns how to stop. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const bearer = 'Bearer ';

/** Every call says in which language it is to be answered, after sign-in also whose it is; every refusal becomes an error that people may read. */
const conversation: Middleware = {
  onRequest({ request }) {
    request.headers.set('Accept-Language', language());
    const token = readToken();
    if (token && !request.headers.has('Authorization')) {
      request.headers.set('Authorization', bearer + token);
    }
    return request;
  },
  async onResponse({ request, response }) {
    if (response.ok) return;
    const sent = request.headers.get('Authorization')?.slice(bearer.length);
    if (response.status === 401 && sent) for (const listener of listeners) listener(sent);
    throw await errorOf(response);
  },
};

/** The one client, generated from the contract. Calls resolve with data or reject; they never answer an error. */
export const api = createClient<paths>();
api.use(conversation);

/** What the server answered, as an error of ours when it says something to people. */
export async function errorOf(response: Response): Promise<Error> {
  return refusalOf(await response.json().catch(() => null), response.status);
}

/** The words of a refusal. Some answers are arrays: their first entry speaks. */
export function refusalOf(body: unknown, status: number): Error {
  const problem: unknown = Array.isArray(body) ? body[0] : body;
  if (!isProblem(problem)) return new Error(`The server answered ${status}`);
  const { message, code, fields } = problem;
  return new ApiError({ status, message, code, fields });
}

interface ProblemBody {
  message: string;
  code?: string;
  fields?: Record<string, string>;
}

/** Only the message is what people read; not every answer has a code beside it. */
function isProblem(body: unknown): body is ProblemBody {
  if (typeof body !== 'object' || body === null) return false;
  const { message } = body as Record<string, unknown>;
  return typeof message === 'string' && message !== '';
}

/** What a call answered. Calls reject on refusals, so an answer without data cannot be. */
export function answer<T>(result: { data?: T }): T {
  if (result.data === undefined) throw new Error('The server sent an empty answer');
  return result.data;
}
