import type { Providers } from '../platform/config/providers';
import { createDiscord, type DiscordBot } from './discord';
import { createGoogleGateway, type GoogleGateway } from './google';
import { createSmtp, type MailGateway } from './mail';
import { createFcm, type PushGateway } from './push';
import { createMsg91, type SmsGateway } from './sms';
import { createTelegram, type TelegramBot } from './telegram';

/** Who carries messages, vouches for people and admits members; null: not configured. */
export interface Carriers {
  sms: SmsGateway | null;
  mail: MailGateway | null;
  google: GoogleGateway | null;
  push: PushGateway | null;
  telegram: TelegramBot | null;
  discord: DiscordBot | null;
}

export function createCarriers({ sms, mail, google, firebase, telegram, discord }: Providers): Carriers {
  return {
    sms: sms && createMsg91(sms),
    mail: mail && createSmtp(mail),
    google: google && createGoogleGateway(google),
    push: firebase && createFcm(firebase),
    telegram: telegram && createTelegram(telegram),
    discord: discord && createDiscord(discord),
  };
}
