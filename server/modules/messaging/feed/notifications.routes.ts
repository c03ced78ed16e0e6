import type { Handlers } from '../../../platform/http/contract';
import { preferredLanguage } from '../../../platform/http/pages/accept-language';
import { signedIn } from '../../accounts';
import type { Live } from './live.service';
import type { Choices } from './preference.service';
import type { Reading } from './reading.service';

type Operations =
  | 'listNotifications'
  | 'readNotifications'
  | 'listNotificationChoices'
  | 'changeNotificationChoice'
  | 'streamNotifications';

export function notificationHandlers(reading: Reading, choices: Choices, live: Live) {
  return {
    listNotifications: async (request) => {
      const { limit = 25, cursor } = request.query;
      const language = preferredLanguage(request.headers['accept-language']);
      return [200, await reading.page(signedIn(request).accountId, { limit, cursor, language })];
    },
    readNotifications: async (request) => [
      200,
      await reading.read(signedIn(request).accountId, request.body),
    ],
    listNotificationChoices: async (request) => [200, await choices.list(signedIn(request))],
    changeNotificationChoice: async (request) => [
      200,
      await choices.change(signedIn(request), request.params.event, request.body),
    ],
    streamNotifications: async (request) => {
      const { accountId } = signedIn(request);
      const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
      request.reply.header('content-type', 'text/event-stream; charset=utf-8');
      // Proxies that gather answers before they pass them on are asked not to.
      request.reply.header('x-accel-buffering', 'no');
      return [200, live.follow(accountId, token, request.headers['last-event-id'])];
    },
  } satisfies Handlers<Operations>;
}
