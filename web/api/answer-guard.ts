import { mismatchOf } from '@haat/openapi/answers';
import type { Middleware } from 'openapi-fetch';
import { api } from './api';
import { MalformedAnswer } from './malformed-answer';
import { reportProblem } from './problems';

/**
 * Holds every successful answer to the shape that the contract promises, before a screen reads it: one that is no JSON or lacks a field
 * rejects as a refusal does, so that a query shows Retry. Without it a field that is missing would throw while the screen is drawn.
 */
const answerGuard: Middleware = {
  async onResponse({ request, response, schemaPath, options }) {
    if (!response.ok || response.status === 204 || options.parseAs !== 'json') return;
    const operation = `${request.method} ${schemaPath}`;
    const mismatch = mismatchIn(operation, await response.clone().text());
    if (mismatch === null) return;
    const error = new MalformedAnswer(operation, mismatch);
    reportProblem('answer', error);
    throw error;
  },
};

function mismatchIn(operation: string, text: string): string | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text === '' ? 'the body is empty' : 'the body is not JSON';
  }
  return mismatchOf(operation, body);
}

/** From here on every call is held to it. Called by what signed-in people load, as the shapes come with it and not with the sign-in. */
export function guardAnswers(): void {
  api.use(answerGuard);
  if (import.meta.env.DEV)
    void import('./answer-contract.dev').then(({ contractWatch }) => api.use(contractWatch));
}
