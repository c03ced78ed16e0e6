import type { TelegramBot } from '../../../../gateways/telegram';
import type { Deps } from '../../../../platform/deps';
import type { ConnectionContext } from '../connection/connection.service';
import type { MembershipContext } from '../membership/membership.context';

export interface BotContext extends ConnectionContext, MembershipContext {
  telegram: TelegramBot;
  config: Pick<Deps['config'], 'operator'>;
  /** Where people reach us, without a slash at the end. */
  origin(): string;
}
