import { type TelegramGateway, TelegramRefused, type TelegramStatus } from '../../../../gateways/telegram';

/** What somebody is in a chat. Whom Telegram does not know there has left, or never was in it. */
export async function statusIn(
  telegram: Pick<TelegramGateway, 'status'>,
  chatId: string,
  userId: string,
): Promise<TelegramStatus> {
  try {
    return await telegram.status(chatId, userId);
  } catch (error) {
    if (error instanceof TelegramRefused && error.refusal === 'personUnknown') return 'left';
    throw error;
  }
}
