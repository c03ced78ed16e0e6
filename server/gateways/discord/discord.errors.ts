import { DiscordAPIError, HTTPError, RateLimitError } from '@discordjs/rest';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { TryLater } from '../delivery';
import { reasonIn } from '../outside';
import { type DiscordRefusal, DiscordRefused } from './discord.gateway';

const refusals: Readonly<Record<number, DiscordRefusal>> = {
  [RESTJSONErrorCodes.UnknownGuild]: 'guildUnavailable',
  [RESTJSONErrorCodes.MissingAccess]: 'guildUnavailable',
  [RESTJSONErrorCodes.MissingPermissions]: 'rightMissing',
  [RESTJSONErrorCodes.UnknownRole]: 'roleUnknown',
  [RESTJSONErrorCodes.UnknownMember]: 'notMember',
  [RESTJSONErrorCodes.UnknownUser]: 'notMember',
  [RESTJSONErrorCodes.UserBannedFromThisGuild]: 'banned',
  [RESTJSONErrorCodes.MaximumNumberOfGuildsReached]: 'tooManyGuilds',
  [RESTJSONErrorCodes.InvalidOAuth2AccessToken]: 'consentOver',
};

const secondMs = 1_000;
/** Longer than this Discord is not believed. */
const longestWaitMs = 60 * 60 * secondMs;

/** Whose credentials a call is made with. */
export type CalledAs = 'bot' | 'application' | 'person';

/** A limit of Discord stands in the way; nothing was done. */
export class RateLimited extends TryLater {
  /** Is no attempt of the job that wanted it: thousands of members of one server wait for one route. */
  readonly isPostponed = true;
  constructor(
    waitMs: number,
    /** Whether it is the limit of the whole bot, not of a route. */
    readonly isGlobal: boolean,
  ) {
    super('too_many_requests', waitMs);
  }
}

/** What a failed call means. Never holds what was sent: bodies and headers have tokens in them. */
export function failureOf(error: unknown, calledAs: CalledAs): Error {
  if (error instanceof RateLimitError) {
    const waitMs = Math.max(error.retryAfter, error.timeToReset, secondMs);
    return new RateLimited(Math.min(longestWaitMs, Math.ceil(waitMs)), error.global);
  }
  if (error instanceof HTTPError) return new TryLater(`status_${error.status}`);
  if (error instanceof DiscordAPIError) return refusedFailure(error, calledAs);
  const isLate = error instanceof Error && /abort|timeout/i.test(`${error.name} ${error.message}`);
  return new TryLater(isLate ? 'no_answer_in_time' : 'not_reached', undefined, true);
}

function refusedFailure({ code, status }: DiscordAPIError, calledAs: CalledAs): Error {
  // A page of what stands before Discord, which has no code.
  if (code === undefined) return new TryLater(`status_${status}`);
  const reason = typeof code === 'number' && code > 0 ? `code_${code}` : reasonIn(code || `status ${status}`);
  if (code === 'invalid_grant') return new DiscordRefused('consentOver', reason);
  const refusal = refusals[Number(code)];
  if (refusal) return new DiscordRefused(refusal, reason);
  if (status === 401)
    return new DiscordRefused(calledAs === 'person' ? 'consentOver' : 'credentialsWrong', reason);
  return new DiscordRefused('other', reason);
}
