import { ApiError } from '@haat/machines/failure';
import type { Problem } from '@haat/openapi';

/** The body of an answer, or the server's refusal as the error that people may read. */
export async function bodyOf<Body>(response: Response): Promise<Body> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Body;
  if (isProblem(body)) throw new ApiError({ ...body, status: response.status });
  throw new Error(`The server answered ${response.status}`);
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
