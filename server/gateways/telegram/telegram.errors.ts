import { GrammyError, HttpError } from 'grammy';
import { TryLater } from '../delivery';
import { reasonIn } from '../outside';
import { TelegramChatMoved, type TelegramRefusal, TelegramRefused } from './telegram.gateway';

/** Descriptions of the Bot API, which has no finer codes. First match counts. */
const refusals: readonly (readonly [RegExp, TelegramRefusal])[] = [
  [/initiate conversation/, 'neverStarted'],
  [/blocked by the user|user is deactivated/, 'blockedByPerson'],
  [/HIDE_REQUESTER_MISSING/, 'noJoinRequest'],
  [/USER_ALREADY_PARTICIPANT/, 'alreadyMember'],
  [/administrator of the chat|remove chat owner|USER_ADMIN_INVALID/, 'isAdministrator'],
  [/PARTICIPANT_ID_INVALID|USER_ID_INVALID|user not found|member not found/, 'personUnknown'],
  [/not enough rights|administrator rights|CHAT_ADMIN_REQUIRED/, 'rightMissing'],
  [
    /chat not found|bot is not a member|bot was kicked|CHANNEL_PRIVATE|group is deactivated/,
    'chatUnavailable',
  ],
];

const secondMs = 1_000;
/** Longer than this Telegram is not believed. */
const longestWaitMs = 60 * 60 * secondMs;

/** What a failed call means. Never holds the address of the call, which has the token in it. */
export function failureOf(error: unknown, chatId?: string): Error {
  if (error instanceof GrammyError) return answeredFailure(error, chatId);
  if (error instanceof HttpError) {
    const isLate = error.error instanceof Error && /abort|timeout|timed out/i.test(error.error.message);
    return new TryLater(isLate ? 'no_answer_in_time' : 'not_reached', undefined, true);
  }
  return error instanceof Error ? error : new Error('unknown failure');
}

function answeredFailure({ error_code, description, parameters }: GrammyError, chatId?: string): Error {
  if (parameters.migrate_to_chat_id !== undefined && chatId !== undefined)
    return new TelegramChatMoved(chatId, String(parameters.migrate_to_chat_id));
  if (error_code === 429)
    return new TryLater(
      'too_many_requests',
      Math.min(longestWaitMs, (parameters.retry_after ?? 1) * secondMs),
    );
  if (error_code >= 500) return new TryLater(`status_${error_code}`);
  const refusal = refusals.find(([pattern]) => pattern.test(description))?.[1] ?? 'other';
  return new TelegramRefused(refusal, reasonIn(description));
}
