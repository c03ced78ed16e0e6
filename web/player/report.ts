import { language } from '@haat/i18n';
import { ApiError } from '@haat/machines/failure';
import type { LessonProgress, PlaybackReport } from '@haat/openapi';
import { read, write } from '../browser/storage';

/** Where a device is in what it plays. */
export interface Report {
  /** Seconds. */
  position: number;
  /** Seconds; NaN before it is known. */
  duration: number;
  isEnded: boolean;
  isPlaying: boolean;
  /** The page is left: the answer is not waited for. */
  isLeaving: boolean;
}

/** Kept by this browser, so that a reload is the same device. */
const deviceKey = 'device';
let device: string | undefined;

function thisDevice(): string {
  const kept = device ?? read(deviceKey) ?? crypto.randomUUID();
  if (device === undefined) write(deviceKey, kept);
  device = kept;
  return kept;
}

/**
 * Reports that this device plays, and where it is.
 * @throws ApiError with the server's user-facing message: 409 when too many others play, 404 when the access has ended
 */
export const sendPlayback = (url: string, { position, isPlaying, isLeaving }: Report): Promise<void> =>
  send(url, isLeaving, {
    device: thisDevice(),
    position: Math.floor(position),
    isPlaying: isPlaying && !isLeaving,
  } satisfies PlaybackReport);

/** Reports a position to where a lesson's progress is kept. @throws ApiError with the server's user-facing message */
export const sendReport = (url: string, { position, duration, isLeaving }: Report): Promise<void> =>
  send(url, isLeaving, {
    position: Math.floor(position),
    ...(duration >= 1 && Number.isFinite(duration) && { length: Math.round(duration) }),
  } satisfies LessonProgress);

async function send(url: string, isLeaving: boolean, body: PlaybackReport | LessonProgress): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    keepalive: isLeaving,
    headers: { 'content-type': 'application/json', 'accept-language': language() },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  const problem: unknown = await response.json().catch(() => null);
  const message =
    typeof problem === 'object' && problem !== null && 'message' in problem ? String(problem.message) : '';
  throw new ApiError({ status: response.status, message });
}
