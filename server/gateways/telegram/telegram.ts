import { Api, InputFile } from 'grammy';
import type { ReplyKeyboardMarkup } from 'grammy/types';
import type { TelegramConfig } from '../../platform/config/providers';
import { TryLater } from '../delivery';
import { createThrottle, type Throttle, type Urgency } from '../throttle';
import { failureOf } from './telegram.errors';
import {
  requiredRights,
  type TelegramBot,
  type TelegramGateway,
  type TelegramMessage,
  TelegramRefused,
  updateTypes,
} from './telegram.gateway';
import { telegramLimits } from './telegram.limits';

const timeoutMs = 10_000;
const largestFile = 1024 * 1024;

type Client = Api['raw'];

interface CallOptions {
  chatId?: string;
  isMessage?: boolean;
  signal?: AbortSignal;
}

/** Calls the API with a bound on its time; what fails is a failure in our own terms. */
type Call = <T>(work: (client: Client, signal: never) => Promise<T>, of?: CallOptions) => Promise<T>;

/**
 * Calls the Bot API by grammY, without its own retries: jobs try again, with the time that Telegram asks for. All calls but those that fetch updates
 * share one throttle.
 */
export function createTelegram(
  { token, url }: TelegramConfig,
  throttle: Throttle = createThrottle(telegramLimits),
): TelegramBot {
  const client = new Api(token, { apiRoot: url, timeoutSeconds: 90 }).raw;
  const botId = token.split(':')[0] ?? '';
  const call: Call = async (work, { chatId, signal = AbortSignal.timeout(timeoutMs) } = {}) => {
    try {
      // grammY's own type of a signal lacks members of Node's.
      return await work(client, signal as never);
    } catch (error) {
      throw failureOf(error, chatId);
    }
  };
  const throttled =
    (urgency: Urgency): Call =>
    (work, of = {}) =>
      throttle.run({ target: of.chatId, isMessage: of.isMessage ?? false, urgency }, () => call(work, of));
  const calls = (urgency: Urgency) => ({
    ...chatCalls(throttled(urgency), botId),
    ...memberCalls(throttled(urgency)),
    ...messageCalls(throttled(urgency)),
    ...updateCalls(call),
    ...fileCalls(throttled(urgency), `${url}/file/bot${token}`),
  });
  return { ...calls('urgent'), inBulk: calls('bulk') };
}

const person = (chatId: string, userId: string) => ({ chat_id: chatId, user_id: Number(userId) });

type Calls<Name extends keyof TelegramGateway> = Pick<TelegramGateway, Name>;

/** What the bot is, and what it knows of chats. */
function chatCalls(
  call: Call,
  botId: string,
): Calls<'username' | 'chat' | 'memberCount' | 'missingRights' | 'createJoinLink' | 'revokeLink'> {
  let username: Promise<string> | null = null;
  return {
    username: () => {
      username ??= call(({ getMe }, signal) => getMe(signal)).then((bot) => bot.username);
      // A failure is not kept.
      username.catch(() => {
        username = null;
      });
      return username;
    },
    chat: async (chatId) => {
      const chat = await call(({ getChat }, signal) => getChat({ chat_id: chatId }, signal), { chatId });
      return {
        id: String(chat.id),
        type: chat.type === 'channel' ? 'channel' : 'group',
        title: chat.title ?? '',
        photoId: chat.photo?.small_file_id ?? null,
      };
    },
    memberCount: (chatId) =>
      call((api, signal) => api.getChatMemberCount({ chat_id: chatId }, signal), { chatId }),
    missingRights: async (chatId) => {
      const bot = await call((api, signal) => api.getChatMember(person(chatId, botId), signal), { chatId });
      return bot.status === 'administrator' ? requiredRights.filter((right) => !bot[right]) : null;
    },
    createJoinLink: async (chatId, name) => {
      const of = { chat_id: chatId, name, creates_join_request: true };
      return (await call((api, signal) => api.createChatInviteLink(of, signal), { chatId })).invite_link;
    },
    revokeLink: async (chatId, link) => {
      const of = { chat_id: chatId, invite_link: link };
      await call((api, signal) => api.revokeChatInviteLink(of, signal), { chatId });
    },
  };
}

/** Who is in a chat. */
function memberCalls(call: Call): Calls<'status' | 'approve' | 'decline' | 'remove'> {
  return {
    status: async (chatId, userId) =>
      (await call((api, signal) => api.getChatMember(person(chatId, userId), signal), { chatId })).status,
    approve: async (chatId, userId) => {
      await call((api, signal) => api.approveChatJoinRequest(person(chatId, userId), signal), { chatId });
    },
    decline: async (chatId, userId) => {
      await call((api, signal) => api.declineChatJoinRequest(person(chatId, userId), signal), { chatId });
    },
    // Removes whoever is in and ends a ban: one call in place of ban and unban.
    remove: async (chatId, userId) => {
      await call((api, signal) => api.unbanChatMember(person(chatId, userId), signal), { chatId });
    },
  };
}

/** What the bot writes. */
function messageCalls(call: Call): Calls<'send' | 'answerButton'> {
  return {
    send: async (chatId, message) => {
      const { text, photo } = message;
      const markup = markupOf(message);
      const of = { chatId, isMessage: true };
      const to = { chat_id: chatId, ...(markup && { reply_markup: markup }) };
      if (!photo) {
        await call((api, signal) => api.sendMessage({ ...to, text }, signal), of);
        return null;
      }
      const file = 'fileId' in photo ? photo.fileId : new InputFile(photo.bytes, 'picture.jpg');
      const sent = await call(
        (api, signal) => api.sendPhoto({ ...to, photo: file, caption: text }, signal),
        of,
      );
      // The sizes of one picture; each has an id that sends all of them.
      return sent.photo.at(-1)?.file_id ?? null;
    },
    answerButton: async (queryId) => {
      await call((api, signal) => api.answerCallbackQuery({ callback_query_id: queryId }, signal));
    },
  };
}

/** How the bot hears of what happens. */
function updateCalls(call: Call): Calls<'setWebhook' | 'deleteWebhook' | 'updates'> {
  return {
    setWebhook: async (address, secret) => {
      const of = { url: address, secret_token: secret, allowed_updates: updateTypes };
      await call((api, signal) => api.setWebhook(of, signal));
    },
    deleteWebhook: async () => {
      await call((api, signal) => api.deleteWebhook({}, signal));
    },
    updates: (offset, seconds, signal) =>
      call(
        (api, whole) => api.getUpdates({ offset, timeout: seconds, allowed_updates: updateTypes }, whole),
        { signal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1_000 + timeoutMs)]) },
      ),
  };
}

/** What the bot may read of others, such as the picture of a chat. */
const fileCalls = (call: Call, address: string): Calls<'file'> => ({
  file: async (fileId) => {
    const { file_path: path } = await call((api, signal) => api.getFile({ file_id: fileId }, signal));
    if (!path) throw new TelegramRefused('other', 'file_without_path');
    return fetchFile(`${address}/${path}`);
  },
});

async function fetchFile(address: string): Promise<Uint8Array> {
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  } catch {
    // The cause names the address, which has the token in it.
    throw new TryLater('not_reached', undefined, true);
  }
  if (!response.ok) throw new TryLater(`status_${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > largestFile)
    throw new TelegramRefused('other', 'file_too_large');
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > largestFile) throw new TelegramRefused('other', 'file_too_large');
  return bytes;
}

/** What the bot asks to be allowed when a chat is chosen. Telegram wants every field. */
const askedRights = {
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: false,
  can_manage_video_chats: false,
  can_restrict_members: true,
  can_promote_members: false,
  can_change_info: false,
  can_invite_users: true,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
} as const;

/** Who chooses has to hold what they give, and to be allowed to make administrators. */
const ownRights = { ...askedRights, can_promote_members: true } as const;

function markupOf({ buttons, chatRequests, closesChatRequests }: TelegramMessage) {
  if (chatRequests) return chooserOf(chatRequests);
  if (closesChatRequests) return { remove_keyboard: true as const };
  if (!buttons || buttons.length === 0) return undefined;
  return {
    inline_keyboard: buttons.map(({ text, url, data }) => [
      url ? { text, url } : { text, callback_data: data ?? text },
    ]),
  };
}

const chooserOf = (of: NonNullable<TelegramMessage['chatRequests']>): ReplyKeyboardMarkup => ({
  keyboard: (['channel', 'group'] as const).map((type) => [
    {
      text: of[type].text,
      request_chat: {
        request_id: of[type].id,
        chat_is_channel: type === 'channel',
        user_administrator_rights: ownRights,
        bot_administrator_rights: askedRights,
        request_title: true,
      },
    },
  ]),
  resize_keyboard: true,
  one_time_keyboard: true,
});
