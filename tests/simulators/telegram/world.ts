// What Telegram knows: people, chats, who is in them as what, links and requests to join.
import type { ChatJoinRequest, ChatMember, Message, Update, User } from '../../../server/gateways/telegram';

/** What an administrator may do, as far as the simulator looks at it. */
export interface Rights {
  can_invite_users: boolean;
  can_restrict_members: boolean;
  can_manage_chat: boolean;
}

export const allRights: Rights = {
  can_invite_users: true,
  can_restrict_members: true,
  can_manage_chat: true,
};

export interface Person extends User {
  /** Has pressed Start at the bot; without it the bot may not write. */
  hasStarted: boolean;
  hasBlocked: boolean;
  /** When the bot may no longer write without Start, Unix ms: five minutes after a request to join. */
  mayBeWrittenUntil: number;
  /** What this person sees in the chat with the bot. */
  inbox: SentMessage[];
}

export interface SentMessage {
  id: number;
  text: string;
  photo: string | null;
  buttons: readonly SentButton[];
  /** The keyboard under the field that offers chats to choose from. */
  chatRequests: readonly { requestId: number; isChannel: boolean; text: string; rights: Partial<Rights> }[];
}

export interface SentButton {
  text: string;
  url?: string;
  data?: string;
}

export type Status = ChatMember['status'];

export interface Membership {
  status: Status;
  rights?: Rights;
}

export interface InviteLink {
  link: string;
  name: string;
  isRequest: boolean;
  memberLimit: number | null;
  expiresAt: number | null;
  isRevoked: boolean;
  joined: number;
}

export interface Chat {
  id: number;
  type: 'channel' | 'group' | 'supergroup';
  title: string;
  username?: string;
  members: Map<number, Membership>;
  links: InviteLink[];
  requests: Map<number, InviteLink>;
  /** The id that took this one's place when the group was upgraded. */
  upgradedTo: number | null;
  photo: string | null;
}

export interface World {
  bot: User;
  people: Map<number, Person>;
  chats: Map<number, Chat>;
  /** Bytes of pictures that the bot has uploaded, by their file id. */
  photos: Map<string, Uint8Array>;
  /** Updates that wait to be taken, oldest first. */
  updates: Update[];
  nextId: number;
  nextUpdateId: number;
  nextMessageId: number;
  /** Unix ms. */
  now(): number;
  /** Called when an update was added. */
  onUpdate: () => void;
}

export function createWorld(bot: User, now: () => number): World {
  return {
    bot,
    people: new Map(),
    chats: new Map(),
    photos: new Map(),
    updates: [],
    nextId: 1,
    nextUpdateId: 1_000,
    nextMessageId: 1,
    now,
    onUpdate: () => undefined,
  };
}

type UpdateOf<K extends keyof Update> = NonNullable<Update[K]>;

export function addUpdate<K extends Exclude<keyof Update, 'update_id'>>(
  world: World,
  type: K,
  of: UpdateOf<K>,
) {
  world.updates.push({ update_id: world.nextUpdateId, [type]: of } as unknown as Update);
  world.nextUpdateId += 1;
  world.onUpdate();
}

export const unixNow = (world: World): number => Math.floor(world.now() / 1_000);

/** Without what only the simulator knows. */
export const userOf = ({ id, is_bot, first_name, last_name, username }: User): User => ({
  id,
  is_bot,
  first_name,
  ...(last_name && { last_name }),
  ...(username && { username }),
});

export const chatOf = ({ id, type, title, username }: Chat) =>
  ({ id, type, title, ...(username && { username }) }) as UpdateOf<'my_chat_member'>['chat'];

/** Those who are in the chat, in whatever position. */
export const isIn = (status: Status): boolean =>
  status === 'creator' || status === 'administrator' || status === 'member' || status === 'restricted';

export const statusIn = (chat: Chat, userId: number): Status => chat.members.get(userId)?.status ?? 'left';

export function memberOf(user: User, { status, rights }: Membership): ChatMember {
  const base = { user: userOf(user), status };
  if (status === 'administrator')
    return {
      ...base,
      can_be_edited: false,
      is_anonymous: false,
      can_delete_messages: false,
      can_manage_video_chats: false,
      can_promote_members: false,
      can_change_info: false,
      can_post_stories: false,
      can_edit_stories: false,
      can_delete_stories: false,
      ...(rights ?? { can_invite_users: false, can_restrict_members: false, can_manage_chat: true }),
    } as unknown as ChatMember;
  if (status === 'kicked') return { ...base, until_date: 0 } as ChatMember;
  return { ...base, ...(status === 'creator' && { is_anonymous: false }) } as ChatMember;
}

export const linkOf = (world: World, link: InviteLink) => ({
  invite_link: link.link,
  creator: userOf(world.bot),
  creates_join_request: link.isRequest,
  is_primary: false,
  is_revoked: link.isRevoked,
  ...(link.name && { name: link.name }),
  ...(link.expiresAt !== null && { expire_date: link.expiresAt }),
  ...(link.memberLimit !== null && { member_limit: link.memberLimit }),
});

/** Changes what somebody is in a chat and tells the bot, which learns of others only as an administrator. */
export function setMembership(
  world: World,
  chat: Chat,
  user: User,
  next: Membership,
  by: User,
  how: { link?: InviteLink; viaRequest?: boolean } = {},
): void {
  const old = chat.members.get(user.id) ?? { status: 'left' as const };
  chat.members.set(user.id, next);
  const update = {
    chat: chatOf(chat),
    from: userOf(by),
    date: unixNow(world),
    old_chat_member: memberOf(user, old),
    new_chat_member: memberOf(user, next),
    ...(how.link && { invite_link: linkOf(world, how.link) }),
    ...(how.viaRequest && { via_join_request: true }),
  };
  if (user.id === world.bot.id) addUpdate(world, 'my_chat_member', update);
  else if (statusIn(chat, world.bot.id) === 'administrator') addUpdate(world, 'chat_member', update);
}

export function addJoinRequest(world: World, chat: Chat, person: Person, link: InviteLink): void {
  if (chat.requests.has(person.id)) return;
  chat.requests.set(person.id, link);
  person.mayBeWrittenUntil = world.now() + 5 * 60_000;
  // Only administrators who may invite are told of requests.
  if (!chat.members.get(world.bot.id)?.rights?.can_invite_users) return;
  addUpdate(world, 'chat_join_request', {
    chat: chatOf(chat) as ChatJoinRequest['chat'],
    from: userOf(person),
    user_chat_id: person.id,
    date: unixNow(world),
    invite_link: linkOf(world, link),
  });
}

/** A message of a person to the bot. */
export function addMessage(world: World, person: Person, of: Partial<Message>): void {
  addUpdate(world, 'message', {
    message_id: world.nextMessageId++,
    from: userOf(person),
    chat: { id: person.id, type: 'private', first_name: person.first_name },
    date: unixNow(world),
    ...of,
  } as Message & Update.NonChannel);
}
