import type { PageModel } from '@haat/openapi/pages';
import { modelOf } from './build';
import { get, post, shop } from './pages.setup';
import type { Bought } from './sold-files';

/** A call about what somebody has bought, with the token of its order. */
export async function learn<Body>(
  { accessId, placed }: Bought,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path = '',
  payload?: object,
): Promise<{ status: number; body: Body }> {
  const { status, body } = await shop.call({
    method,
    url: `/api/learn/${accessId}${path}`,
    headers: { 'order-token': placed.token },
    ...(payload && { payload }),
  });
  return { status, body: body as Body };
}

/** A lesson as its page was given it. */
export async function lessonOf({ accessId, cookie }: Bought, lessonId: string, search = '') {
  const { body } = await get(`/learn/${accessId}/${lessonId}${search}`, { cookie });
  return modelOf<Extract<PageModel, { page: 'lesson' }>['page']>(body, 'lesson');
}

/** Sends a form of a lesson, as a browser without scripts does. */
export const sendIn = ({ accessId, cookie }: Bought, path: string, fields: Record<string, string> = {}) =>
  post(`/learn/${accessId}/${path}`, fields, { cookie });
