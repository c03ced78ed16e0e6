import type { Problem } from '@haat/openapi';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemFor } from '../../hi';
import { fieldsOf, requestOf } from './api.validation';
import { Refusal } from './errors';
import { preferredLanguage } from './pages/accept-language';

interface Answer {
  status: number;
  problem: Problem;
  retryAfterSeconds?: number | undefined;
}

/** Error response for clients: */
export function problemOf(error: unknown): Answer {
  if (error instanceof Refusal) {
    const { status, message, code, fields, retryAfterSeconds } = error;
    return { status, problem: { message, code, ...(fields && { fields }) }, retryAfterSeconds };
  }
  const {
    statusCode = 500,
    code = '',
    validation,
    validationContext,
  } = (error ?? {}) as Partial<FastifyError>;
  // An id that nothing can have is the id of nothing.
  if (validationContext === 'params') return answer(404, 'not_found', 'Not found');
  if (validation) {
    const fields = fieldsOf(validation);
    const named = Object.keys(fields).length > 0;
    const message = requestOf(fields) ?? 'Some information is missing or invalid. Check it and try again';
    return { status: 400, problem: { message, code: 'invalid_request', ...(named && { fields }) } };
  }
  const mapped = ours[code];
  if (mapped) return mapped;
  if (statusCode === 429)
    return answer(429, 'too_many_requests', 'Too many requests. Wait a minute and try again');
  if (statusCode === 401) return answer(401, 'unauthorized', 'Sign in first');
  if (statusCode >= 400 && statusCode < 500) {
    return answer(statusCode, 'bad_request', 'The request could not be understood');
  }
  return answer(500, 'internal', 'Something went wrong on our side. Try again in a minute');
}

const answer = (status: number, code: string, message: string): Answer => ({
  status,
  problem: { message, code },
});

const malformed = answer(400, 'malformed_json', 'The body is not valid JSON');
const ours: Record<string, Answer> = {
  FST_ERR_CTP_INVALID_JSON_BODY: malformed,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformed,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: answer(
    400,
    'bad_request',
    'The body does not match its Content-Length',
  ),
  FST_ERR_CTP_BODY_TOO_LARGE: answer(413, 'body_too_large', 'The body is too large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: answer(
    415,
    'unsupported_media_type',
    'This media type is not accepted here',
  ),
  FST_ERR_BAD_URL: answer(400, 'bad_request', 'The address could not be understood'),
  FST_ERR_MAX_PARAM_LENGTH: answer(404, 'not_found', 'Not found'),
};

/** The one error handler. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.send(answerBody(error, request, reply));

/** Sets status and headers and answers the body to send: the one place where what is refused is said in the language of who asked. */
export function answerBody(error: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  const { status, problem, retryAfterSeconds } = problemOf(error);
  if (status >= 500 && !(error instanceof Refusal)) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'Request failed');
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const translated = problemFor(preferredLanguage(request.headers['accept-language']), problem);
  const withId = status >= 500 ? { ...translated, requestId: request.id } : translated;
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body));
  return withId;
}
