// A channel that is sold by a running server, and what its creator and its buyers do in Telegram.
import type { NewProduct, TelegramConnectionLink, TelegramConnections } from '@haat/openapi';
import { type Bought, joinLinkOf, until } from './buyer';
import { call } from './call';
import type { Haat } from './haat';
import { type Creator, expectStatus, publishProduct } from './shop';
import { addPerson, type Chat, chooseChat, createChat, type Person, start, type Telegram } from './telegram';

export interface SoldChannel {
  owner: Person;
  chat: Chat;
  productId: string;
}

export const telegramEnv = ({ token, url }: Telegram) => ({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_URL: url });

/** Connects a new channel to a creator and puts it on sale. */
export async function sellChannel(
  { url }: Pick<Haat, 'url'>,
  { world }: Pick<Telegram, 'world'>,
  { token }: Creator,
  prices: NonNullable<NewProduct['prices']> = [{ type: 'once', amount: 19_900 }],
): Promise<SoldChannel> {
  const owner = addPerson(world, 'Owner');
  const chat = createChat(world, owner, { type: 'channel', title: 'Morning notes' });
  const path = '/api/telegram/connection';
  const link = expectStatus(await call<TelegramConnectionLink>(url, 'POST', path, { token }), 200);
  start(world, owner, codeIn(link.deepLink));
  await until(() => owner.inbox.length > 0);
  chooseChat(world, owner, chat);
  await until(async () => {
    const { items } = expectStatus(await call<TelegramConnections>(url, 'GET', path, { token }), 200);
    return items.some(({ id, status }) => id === String(chat.id) && status === 'ready');
  });
  const content = { chatId: String(chat.id), chatTitle: chat.title, chatType: 'channel' } as const;
  const body = { kind: 'telegram', title: chat.title, prices, content } as const;
  return { owner, chat, productId: (await publishProduct(url, token, body)).id };
}

/** Presses the button of the access page, and Start at the bot that it leads to. */
export async function pressJoin(
  url: string,
  { world }: Pick<Telegram, 'world'>,
  bought: Bought,
  person: Person,
): Promise<void> {
  start(world, person, codeIn(await joinLinkOf(url, bought)));
}

/** The invite link under the last message of the bot; empty without one. */
export const inviteOf = (person: Person): string =>
  person.inbox.findLast(({ buttons }) => buttons[0]?.url?.includes('/+'))?.buttons[0]?.url ?? '';

const codeIn = (link: string) => new URL(link).searchParams.get('start') ?? '';
