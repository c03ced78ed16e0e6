import type { Handlers } from '../../../../platform/http/contract';
import { conflict, notFound, unauthorized } from '../../../../platform/http/errors';
import { signedIn } from '../../../accounts';
import type { TelegramDelivery } from '../telegram.delivery';

const noBot = () =>
  conflict(
    'telegram_not_configured',
    'This installation has no Telegram bot. Buyers can still join by an invite link that you share.',
  );

/** `telegram` is null where the installation has no bot. */
export function telegramHandlers(telegram: TelegramDelivery | null) {
  return {
    async startTelegramConnection(request) {
      if (!telegram) throw noBot();
      return [200, await telegram.startConnection(signedIn(request).accountId)];
    },
    async listTelegramConnections(request) {
      const { accountId } = signedIn(request);
      return [200, telegram ? await telegram.listConnections(accountId) : { isAvailable: false, items: [] }];
    },
    async removeTelegramConnection(request) {
      const { accountId } = signedIn(request);
      if (!telegram) throw notFound();
      await telegram.disconnect(accountId, request.params.id);
      return [204, undefined];
    },
    async receiveTelegramUpdate({ headers, body }) {
      if (!telegram) throw notFound();
      const secret = headers['x-telegram-bot-api-secret-token'];
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (!(await telegram.receive(typeof secret === 'string' ? secret : '', bytes)))
        throw unauthorized('bad_signature', 'The signature is not valid');
      return [200, { message: 'Taken' }];
    },
  } satisfies Handlers<
    | 'startTelegramConnection'
    | 'listTelegramConnections'
    | 'removeTelegramConnection'
    | 'receiveTelegramUpdate'
  >;
}
