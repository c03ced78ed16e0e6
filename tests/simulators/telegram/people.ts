// What people do in Telegram. Each function is one thing that a person presses or types.
import {
  addJoinRequest,
  addMessage,
  addUpdate,
  allRights,
  type Chat,
  isIn,
  type Person,
  type Rights,
  setMembership,
  statusIn,
  userOf,
  type World,
} from './world';

export function addPerson(world: World, name: string, username?: string): Person {
  // Ids of people are longer than 32 bits.
  const id = 7_000_000_000 + world.nextId++;
  const person: Person = {
    id,
    is_bot: false,
    first_name: name,
    ...(username && { username }),
    hasStarted: false,
    hasBlocked: false,
    mayBeWrittenUntil: 0,
    inbox: [],
  };
  world.people.set(id, person);
  return person;
}

export function createChat(
  world: World,
  owner: Person,
  { type, title, photo = null }: { type: Chat['type']; title: string; photo?: string | null },
): Chat {
  const number = world.nextId++;
  const chat: Chat = {
    id: type === 'group' ? -(500_000 + number) : -(1_002_000_000_000 + number),
    type,
    title,
    members: new Map([[owner.id, { status: 'creator' }]]),
    links: [],
    requests: new Map(),
    upgradedTo: null,
    photo,
  };
  world.chats.set(chat.id, chat);
  return chat;
}

/** Presses Start at the bot, or opens `t.me/<bot>?start=<parameter>`. */
export function start(world: World, person: Person, parameter = ''): void {
  person.hasStarted = true;
  if (person.hasBlocked) unblock(world, person);
  const text = parameter ? `/start ${parameter}` : '/start';
  addMessage(world, person, { text, entities: [{ type: 'bot_command', offset: 0, length: 6 }] });
}

export function write(world: World, person: Person, text: string): void {
  addMessage(world, person, { text });
}

/** Presses a button under a message of the bot that is no link. */
export function press(world: World, person: Person, data: string): void {
  const last = person.inbox.at(-1);
  addUpdate(world, 'callback_query', {
    id: String(world.nextMessageId++),
    from: userOf(person),
    chat_instance: String(person.id),
    data,
    ...(last && {
      message: {
        message_id: last.id,
        date: 0,
        chat: { id: person.id, type: 'private', first_name: person.first_name },
      },
    }),
  });
}

/** Presses "Choose a channel" and picks one of their chats: the bot becomes administrator with what was asked for. */
export function chooseChat(world: World, person: Person, chat: Chat, granted: Partial<Rights> = {}): void {
  const isChannel = chat.type === 'channel';
  const request = person.inbox
    .flatMap(({ chatRequests }) => chatRequests)
    .findLast((one) => one.isChannel === isChannel);
  if (!request) throw new Error('the bot did not offer to choose such a chat');
  promoteBot(world, person, chat, { ...request.rights, ...granted });
  addMessage(world, person, {
    chat_shared: { request_id: request.requestId, chat_id: chat.id, title: chat.title },
  });
}

/** Makes the bot an administrator, or changes what it may do. */
export function promoteBot(world: World, by: Person, chat: Chat, rights: Partial<Rights> = allRights): void {
  const none: Rights = { can_invite_users: false, can_restrict_members: false, can_manage_chat: true };
  setMembership(world, chat, world.bot, { status: 'administrator', rights: { ...none, ...rights } }, by);
}

/** Takes the bot out of the chat. */
export function removeBot(world: World, by: Person, chat: Chat): void {
  setMembership(world, chat, world.bot, { status: chat.type === 'channel' ? 'left' : 'kicked' }, by);
}

/** Somebody comes in without the bot: before it was there, or added by an administrator. */
export function addMember(world: World, chat: Chat, person: Person, by: Person = person): void {
  setMembership(world, chat, person, { status: 'member' }, by);
}

export type Opened = 'joined' | 'requested' | 'already' | 'expired' | 'banned';

/** Opens an invite link and presses the button there. */
export function openLink(world: World, person: Person, address: string): Opened {
  for (const chat of world.chats.values()) {
    const link = chat.links.find((one) => one.link === address);
    if (!link || chat.upgradedTo !== null) continue;
    if (isIn(statusIn(chat, person.id))) return 'already';
    if (statusIn(chat, person.id) === 'kicked') return 'banned';
    const isOver = link.expiresAt !== null && link.expiresAt * 1_000 <= world.now();
    const isFull = link.memberLimit !== null && link.joined >= link.memberLimit;
    if (link.isRevoked || isOver || isFull) return 'expired';
    if (link.isRequest) {
      addJoinRequest(world, chat, person, link);
      return 'requested';
    }
    link.joined += 1;
    setMembership(world, chat, person, { status: 'member' }, person, { link });
    return 'joined';
  }
  return 'expired';
}

export function leave(world: World, person: Person, chat: Chat): void {
  if (isIn(statusIn(chat, person.id))) setMembership(world, chat, person, { status: 'left' }, person);
}

/** An administrator removes somebody, without the bot. */
export function kick(world: World, by: Person, chat: Chat, person: Person): void {
  setMembership(world, chat, person, { status: 'kicked' }, by);
}

export function block(world: World, person: Person): void {
  person.hasBlocked = true;
  setPrivate(world, person, 'member', 'kicked');
}

function unblock(world: World, person: Person): void {
  person.hasBlocked = false;
  setPrivate(world, person, 'kicked', 'member');
}

function setPrivate(world: World, person: Person, old: 'member' | 'kicked', next: 'member' | 'kicked'): void {
  const as = (status: 'member' | 'kicked') =>
    status === 'member'
      ? { user: userOf(world.bot), status }
      : { user: userOf(world.bot), status, until_date: 0 };
  addUpdate(world, 'my_chat_member', {
    chat: { id: person.id, type: 'private', first_name: person.first_name },
    from: userOf(person),
    date: Math.floor(world.now() / 1_000),
    old_chat_member: as(old),
    new_chat_member: as(next),
  });
}

/** Telegram makes a supergroup of a group: another id, the same people. Answers the new chat. */
export function upgrade(world: World, chat: Chat): Chat {
  const upgraded: Chat = { ...chat, id: -(1_003_000_000_000 + world.nextId++), type: 'supergroup' };
  world.chats.set(upgraded.id, upgraded);
  chat.upgradedTo = upgraded.id;
  addUpdate(world, 'message', {
    message_id: world.nextMessageId++,
    date: Math.floor(world.now() / 1_000),
    chat: { id: chat.id, type: 'group', title: chat.title },
    from: userOf(world.bot),
    migrate_to_chat_id: upgraded.id,
  } as never);
  return upgraded;
}

/** The channel is deleted by its owner. */
export function deleteChat(world: World, by: Person, chat: Chat): void {
  setMembership(world, chat, world.bot, { status: 'left' }, by);
  world.chats.delete(chat.id);
}

/** The owner makes somebody who is in the chat an administrator, or a member again. */
export function promote(
  world: World,
  owner: Person,
  chat: Chat,
  { person, isAdministrator }: { person: Person; isAdministrator: boolean },
): void {
  const status = statusIn(chat, person.id);
  if (isIn(status) && status !== 'creator')
    setMembership(world, chat, person, { status: isAdministrator ? 'administrator' : 'member' }, owner);
}
