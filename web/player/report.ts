import { language } from '@haat/i18n';
import { ApiError } from '@haat/machines/failure';
import type { LessonProgress } from '@haat/openapi';

/** Where a device is in what it plays. */
export interface Report {
  /** Seconds. */
  position: number;
  /** Seconds; NaN before it is known. */
  duration: number;
  isEnded: boolean;
  /** The page is left: the answer is not waited for. */
  isLeaving: boolean;
}

/** Reports a position to where a lesson's progress is kept. @throws ApiError with the server's user-facing message */
export async function sendReport(url: string, { position, duration, isLeaving }: Report): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    keepalive: isLeaving,
    headers: { 'content-type': 'application/json', 'accept-language': language() },
    body: JSON.stringify({
      position: Math.floor(position),
      ...(duration >= 1 && Number.isFinite(duration) && { length: Math.round(duration) }),
    } satisfies LessonProgress),
  });
  if (response.ok) return;
  const problem: unknown = await response.json().catch(() => null);
  const message =
    typeof problem === 'object' && problem !== null && 'message' in problem ? String(problem.message) : '';
  throw new ApiError({ status: response.status, message });
}
