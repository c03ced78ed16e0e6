// The methods of the Bot API that the product calls, with the refusals of the real one.
import {
  type Chat,
  chatOf,
  type InviteLink,
  isIn,
  linkOf,
  memberOf,
  type Person,
  type Rights,
  type SentButton,
  type SentMessage,
  type Status,
  setMembership,
  statusIn,
  unixNow,
  userOf,
  type World,
} from './world';

/** A refusal of the Bot API. */
export class Refused extends Error {
  constructor(
    readonly code: number,
    description: string,
    readonly parameters?: { retry_after?: number; migrate_to_chat_id?: number },
  ) {
    super(description);
  }
}

export type Parameters = Record<string, unknown>;
export type Method = (world: World, parameters: Parameters) => unknown;

/** A parameter as text; empty when it was left out. */
export const textIn = (of: Parameters, name: string): string => {
  const given = of[name];
  return typeof given === 'string' || typeof given === 'number' ? `${given}` : '';
};

const bad = (description: string) => new Refused(400, `Bad Request: ${description}`);
const forbidden = (description: string) => new Refused(403, `Forbidden: ${description}`);

function chatIn(world: World, id: unknown): Chat {
  const chat = world.chats.get(Number(id));
  if (!chat) throw bad('chat not found');
  if (chat.upgradedTo !== null)
    throw new Refused(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
      migrate_to_chat_id: chat.upgradedTo,
    });
  return chat;
}

/** The chat, where the bot is still in it. */
function chatWithBot(world: World, id: unknown): Chat {
  const chat = chatIn(world, id);
  const status = statusIn(chat, world.bot.id);
  if (status === 'kicked') throw forbidden(`bot was kicked from the ${chat.type} chat`);
  if (!isIn(status)) throw forbidden(`bot is not a member of the ${chat.type} chat`);
  return chat;
}

function requireRight(world: World, chat: Chat, right: keyof Rights, description: string): void {
  const bot = chat.members.get(world.bot.id);
  if (bot?.status !== 'administrator') throw bad('need administrator rights in the channel chat');
  if (!bot.rights?.[right]) throw bad(description);
}

function personIn(world: World, id: unknown): Person {
  const person = world.people.get(Number(id));
  if (!person) throw bad('user not found');
  return person;
}

function createChatInviteLink(world: World, of: Parameters): unknown {
  const chat = chatWithBot(world, of['chat_id']);
  requireRight(world, chat, 'can_invite_users', 'not enough rights to manage chat invite link');
  const name = textIn(of, 'name');
  if (name.length > 32) throw bad('invite link name is too long');
  if (of['creates_join_request'] && of['member_limit'] !== undefined)
    throw bad("member limit can't be specified for links requiring administrator approval");
  const link: InviteLink = {
    link: `https://t.me/+${world.bot.id.toString(36)}${(world.nextId++).toString(36).padStart(8, '0')}`,
    name,
    isRequest: of['creates_join_request'] === true,
    memberLimit: of['member_limit'] === undefined ? null : Number(of['member_limit']),
    expiresAt: of['expire_date'] === undefined ? null : Number(of['expire_date']),
    isRevoked: false,
    joined: 0,
  };
  chat.links.push(link);
  return linkOf(world, link);
}

function revokeChatInviteLink(world: World, of: Parameters): unknown {
  const chat = chatWithBot(world, of['chat_id']);
  requireRight(world, chat, 'can_invite_users', 'not enough rights to manage chat invite link');
  const link = chat.links.find((one) => one.link === of['invite_link']);
  if (!link) throw bad('INVITE_HASH_EXPIRED');
  link.isRevoked = true;
  return linkOf(world, link);
}

function answerRequest(world: World, of: Parameters, isApproved: boolean): true {
  const chat = chatWithBot(world, of['chat_id']);
  requireRight(world, chat, 'can_invite_users', 'not enough rights to manage chat join requests');
  const person = personIn(world, of['user_id']);
  if (isIn(statusIn(chat, person.id))) throw bad('USER_ALREADY_PARTICIPANT');
  const link = chat.requests.get(person.id);
  if (!link) throw bad('HIDE_REQUESTER_MISSING');
  chat.requests.delete(person.id);
  if (!isApproved) return true;
  link.joined += 1;
  setMembership(world, chat, person, { status: 'member' }, world.bot, { link, viaRequest: true });
  return true;
}

function refuseAdministrators(status: Status): void {
  if (status === 'creator') throw bad("can't remove chat owner");
  if (status === 'administrator') throw bad('user is an administrator of the chat');
}

function banChatMember(world: World, of: Parameters): true {
  const chat = chatWithBot(world, of['chat_id']);
  requireRight(world, chat, 'can_restrict_members', 'not enough rights to restrict/unrestrict chat member');
  const person = personIn(world, of['user_id']);
  const status = statusIn(chat, person.id);
  refuseAdministrators(status);
  chat.requests.delete(person.id);
  if (status !== 'kicked') setMembership(world, chat, person, { status: 'kicked' }, world.bot);
  return true;
}

function unbanChatMember(world: World, of: Parameters): true {
  const chat = chatWithBot(world, of['chat_id']);
  requireRight(world, chat, 'can_restrict_members', 'not enough rights to restrict/unrestrict chat member');
  const person = personIn(world, of['user_id']);
  const status = statusIn(chat, person.id);
  if (of['only_if_banned'] !== true) refuseAdministrators(status);
  // Who is in is removed by it, unless only those who are banned are meant.
  if (status === 'kicked' || (isIn(status) && of['only_if_banned'] !== true))
    setMembership(world, chat, person, { status: 'left' }, world.bot);
  return true;
}

function getChatMember(world: World, of: Parameters): unknown {
  const chat = chatWithBot(world, of['chat_id']);
  const id = Number(of['user_id']);
  const user = id === world.bot.id ? world.bot : world.people.get(id);
  if (!user) throw bad('PARTICIPANT_ID_INVALID');
  return memberOf(user, chat.members.get(id) ?? { status: 'left' });
}

function getChat(world: World, of: Parameters): unknown {
  const chat = chatWithBot(world, of['chat_id']);
  return {
    ...chatOf(chat),
    accent_color_id: 0,
    max_reaction_count: 11,
    ...(chat.photo && {
      photo: {
        small_file_id: chat.photo,
        small_file_unique_id: chat.photo,
        big_file_id: chat.photo,
        big_file_unique_id: chat.photo,
      },
    }),
  };
}

const countIn = (chat: Chat) => [...chat.members.values()].filter(({ status }) => isIn(status)).length;

interface Markup {
  inline_keyboard?: { text: string; url?: string; callback_data?: string }[][];
  keyboard?: {
    text: string;
    request_chat?: {
      request_id: number;
      chat_is_channel: boolean;
      bot_administrator_rights?: Partial<Rights>;
    };
  }[][];
}

function messageOf(world: World, of: Parameters, text: string, photo: string | null): SentMessage {
  const markup = (of['reply_markup'] ?? {}) as Markup;
  const buttons: SentButton[] = (markup.inline_keyboard ?? [])
    .flat()
    .map(({ text: label, url, callback_data: data }) => ({
      text: label,
      ...(url && { url }),
      ...(data && { data }),
    }));
  const chatRequests = (markup.keyboard ?? []).flat().flatMap(({ text: label, request_chat: request }) =>
    request
      ? [
          {
            requestId: request.request_id,
            isChannel: request.chat_is_channel,
            text: label,
            rights: request.bot_administrator_rights ?? {},
          },
        ]
      : [],
  );
  return { id: world.nextMessageId++, text, photo, buttons, chatRequests };
}

/** The id of a picture: a new one for what was uploaded, else that of one the bot has sent or an address. */
function photoIn(world: World, given: unknown): string {
  if (given instanceof Uint8Array) {
    if (given.length === 0) throw bad('file must be non-empty');
    const id = `photo-${world.nextId++}`;
    world.photos.set(id, given);
    return id;
  }
  const id = typeof given === 'string' ? given : '';
  if (!world.photos.has(id) && !id.startsWith('https://'))
    throw bad('wrong file identifier/HTTP URL specified');
  return id;
}

function send(world: World, of: Parameters, text: string, photo: string | null): unknown {
  if (text.length > (photo ? 1_024 : 4_096))
    throw bad(photo ? 'message caption is too long' : 'message is too long');
  if (!photo && text === '') throw bad('message text is empty');
  const message = messageOf(world, of, text, photo);
  const sent = {
    message_id: message.id,
    date: unixNow(world),
    chat: { id: Number(of['chat_id']), type: 'private' },
    ...(photo
      ? { caption: text, photo: [{ file_id: photo, file_unique_id: photo, width: 1_200, height: 675 }] }
      : { text }),
  };
  const person = world.people.get(Number(of['chat_id']));
  if (!person) {
    chatWithBot(world, of['chat_id']);
    return sent;
  }
  if (person.hasBlocked) throw forbidden('bot was blocked by the user');
  if (!person.hasStarted && world.now() > person.mayBeWrittenUntil)
    throw forbidden("bot can't initiate conversation with a user");
  person.inbox.push(message);
  return sent;
}

export const methods: Readonly<Record<string, Method>> = {
  getMe: ({ bot }) => ({
    ...userOf(bot),
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
  }),
  getChat,
  getChatMember,
  getChatMemberCount: (world, of) => countIn(chatWithBot(world, of['chat_id'])),
  createChatInviteLink,
  revokeChatInviteLink,
  approveChatJoinRequest: (world, of) => answerRequest(world, of, true),
  declineChatJoinRequest: (world, of) => answerRequest(world, of, false),
  banChatMember,
  unbanChatMember,
  leaveChat: (world, of) => {
    const chat = chatWithBot(world, of['chat_id']);
    setMembership(world, chat, world.bot, { status: 'left' }, world.bot);
    return true;
  },
  sendMessage: (world, of) => send(world, of, textIn(of, 'text'), null),
  sendPhoto: (world, of) => send(world, of, textIn(of, 'caption'), photoIn(world, of['photo'])),
  answerCallbackQuery: () => true,
  setMyCommands: () => true,
  getFile: (_, of) => ({
    file_id: of['file_id'],
    file_unique_id: of['file_id'],
    file_path: `photos/${of['file_id']}`,
  }),
};
