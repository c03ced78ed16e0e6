import type { Language } from '@haat/i18n';
import { membershipPath } from '@haat/kinds/facts';
import { type TelegramMessage, TelegramRefused } from '../../../../gateways/telegram';
import { crashPoint } from '../../../../platform/observability/crash-point';
import { renameChat } from '../connection/chat.repository';
import { type Connected, connectChat, refreshChat } from '../connection/connection.service';
import { answerJoinRequest, takeSeat } from '../membership/joining.service';
import { closedMessage, inviteMessage } from '../membership/notices';
import { noteMember } from '../membership/syncing.service';
import { deleteOptOuts, optOut } from '../messages/opt-out.repository';
import { findConnectingSeller, openStartCode } from '../start-code.repository';
import type { BotEvent } from '../updates/bot-event';
import type { ReceivedEvent } from '../updates/updates.service';
import type { BotContext } from './bot.context';
import {
  chooserMessage,
  connectedMessage,
  expiredMessage,
  notAdministratorMessage,
  seatTakenMessage,
  stoppedMessage,
  takenMessage,
  welcomeMessage,
} from './bot.messages';
import { findTexts } from './bot.repository';

/**
 * Writes to somebody. People who have blocked the bot, or never opened it, are passed over: nothing that they need is said here alone. Telegram
 * takes no button that leads to an address of a developer's own machine: then the address is in the text.
 */
export async function say(
  { telegram }: Pick<BotContext, 'telegram'>,
  userId: string,
  message: TelegramMessage,
): Promise<void> {
  const { buttons = [], text, ...more } = message;
  const isPublic = ({ url }: { url?: string }) => url === undefined || url.startsWith('https:');
  const written = buttons
    .filter((button) => !isPublic(button))
    .map(({ text: label, url }) => `${label}: ${url}`);
  try {
    await telegram.send(userId, {
      ...more,
      text: [text, ...written].join('\n'),
      buttons: buttons.filter(isPublic),
    });
  } catch (error) {
    if (!(error instanceof TelegramRefused)) throw error;
  }
}

/** Does what an update asks for. Each part may be done twice, and in another order than it happened. */
export async function handleBotEvent(context: BotContext, { updateId, event }: ReceivedEvent): Promise<void> {
  switch (event.type) {
    case 'started':
      return started(context, event);
    case 'stopped':
      return stopped(context, event);
    case 'chatChosen':
      return chosen(context, event);
    case 'botChanged':
      return botChanged(context, event);
    case 'joinRequested':
      return answerJoinRequest(context, event);
    case 'memberChanged':
      return noteMember(context, event, updateId);
    case 'chatMoved':
      return context.database.tx((trx) => renameChat(trx, event.from, event.to));
  }
}

type Of<Type extends BotEvent['type']> = Extract<BotEvent, { type: Type }>;

async function started(context: BotContext, { code: given, ...account }: Of<'started'>): Promise<void> {
  const { database, clock, config } = context;
  const { userId, language } = account;
  if (given === '') await deleteOptOuts(database.db, userId);
  const [, purpose, code] = /^(connect|join)_(\w+)$/.exec(given) ?? [];
  if (!purpose || !code)
    return say(
      context,
      userId,
      welcomeMessage(language, config.operator.name, `${context.origin()}/purchase`),
    );
  const opened = await database.tx((trx) => openStartCode(trx, code, userId, clock.now()));
  if (opened?.purpose !== purpose) return say(context, userId, expiredMessage(language));
  if (opened.grantId === null) return say(context, userId, chooserMessage(language));
  return invite(context, { sellerId: opened.sellerId, grantId: opened.grantId }, account);
}

/** Messages of creators end; what people need of the bot, such as invites, goes on. */
async function stopped(context: BotContext, { userId, language }: Of<'stopped'>): Promise<void> {
  await optOut(context.database.db, userId, context.clock.now());
  await say(context, userId, stoppedMessage(language));
}

/** Gives the seat of a grant to an account, and writes the link that is theirs. */
export async function invite(
  context: BotContext,
  grant: { sellerId: string; grantId: string },
  account: { userId: string; name: string; language: Language },
): Promise<void> {
  const { userId, language } = account;
  const invited = await takeSeat(context, grant, account);
  const { sellerId } = grant;
  if (invited.outcome === 'taken') {
    const path = membershipPath('telegram', invited.productId) ?? '/purchase';
    return say(context, userId, seatTakenMessage(language, context.origin() + path));
  }
  if (invited.outcome === 'closed') {
    const texts = invited.productId && (await findTexts(context, { sellerId, productId: invited.productId }));
    return say(context, userId, texts ? closedMessage(language, 'ended', texts) : expiredMessage(language));
  }
  const texts = await findTexts(context, { sellerId, chatId: invited.chatId });
  await say(context, userId, inviteMessage(language, texts?.title ?? 'Telegram', invited.link));
  crashPoint('telegram.invite-sent');
}

function answerOf(language: Language, connected: Connected): TelegramMessage {
  if (connected.outcome === 'taken') return takenMessage(language);
  if (connected.outcome === 'notAdministrator') return notAdministratorMessage(language);
  const { title, missing_rights: missing } = connected.chat;
  return connectedMessage(language, { title, missing });
}

/** The bot was in that chat already, so that nothing says that it came. */
async function chosen(context: BotContext, { userId, chatId, language }: Of<'chatChosen'>): Promise<void> {
  const sellerId = await findConnectingSeller(context.database.db, userId, context.clock.now());
  if (sellerId === null) return say(context, userId, expiredMessage(language));
  return say(context, userId, answerOf(language, await connectChat(context, { sellerId, chatId, userId })));
}

async function botChanged(
  context: BotContext,
  { userId, chatId, language }: Of<'botChanged'>,
): Promise<void> {
  if (await refreshChat(context, chatId)) return;
  const sellerId = await findConnectingSeller(context.database.db, userId, context.clock.now());
  if (sellerId === null) return;
  const connected = await connectChat(context, { sellerId, chatId, userId });
  if (connected.outcome !== 'notAdministrator') await say(context, userId, answerOf(language, connected));
}
