import { inLanguage, type Language, learn, t } from '@haat/i18n';
import { sql } from 'kysely';
import { type TelegramBot, type TelegramMessage, TelegramRefused } from '../../../../gateways/telegram';
import { isOpenGrant } from '../../access';
import type {
  MemberAccount,
  MemberMessage,
  MemberMessenger,
  ProductRef,
  SentMessage,
} from '../../members/member.delivery';
import { hi } from '../hi';

learn(hi);

/** Characters of a creator's name under their messages: with it a message stays within the limits of Telegram. */
const longestSender = 40;

const short = (name: string) => (name.length > longestSender ? `${name.slice(0, longestSender - 1)}…` : name);

/** As Telegram takes it, with the line that says who it is from and how it is stopped. */
function messageOf(language: Language, { text, picture, button, sender }: MemberMessage): TelegramMessage {
  const footer = inLanguage(language, () =>
    t('From {name}. Send /stop to get no more messages.', { name: short(sender) }),
  );
  return {
    text: `${text}\n\n${footer}`,
    ...(picture && { photo: 'ref' in picture ? { fileId: picture.ref } : picture }),
    ...(button && { buttons: [{ text: button.label, url: button.url }] }),
  };
}

/** What it means that Telegram refused a message. */
function refusalOf({ refusal }: TelegramRefused): SentMessage {
  if (refusal === 'neverStarted') return { outcome: 'failed', reason: 'neverStarted' };
  // Whoever deleted their account is not found.
  const isGone = refusal === 'blockedByPerson' || refusal === 'chatUnavailable';
  return { outcome: 'failed', reason: isGone ? 'blocked' : 'refused' };
}

/** Open grants of a product with the account of their holder, by any of their open grants. */
const seated = ({ sellerId, productId }: ProductRef) => sql`
  from access_grant g
  cross join lateral (
    select m.telegram_user_id, m.language
    from access_grant f join telegram_member m on m.seller_id = f.seller_id and m.grant_id = f.id
    where f.seller_id = g.seller_id and f.product_id = g.product_id and f.holder_phone = g.holder_phone
      and (f.holder_phone <> '' or f.id = g.id) and ${isOpenGrant('f')} and m.telegram_user_id is not null
    order by (f.id = g.id) desc, m.changed_at desc limit 1
  ) m
  left join telegram_opt_out o on o.seller_id = g.seller_id and o.telegram_user_id = m.telegram_user_id
  where g.seller_id = ${sellerId} and g.product_id = ${productId}`;

/** Writes to members by the bot; those it writes to have opened it. */
export const telegramMessenger = (telegram: TelegramBot): MemberMessenger => ({
  async isReady(db, { sellerId, productId }) {
    const { rows } = await sql`
      select 1 from product p
      join telegram_chat c on c.seller_id = p.seller_id and c.chat_id = p.content->>'chatId'
      where p.seller_id = ${sellerId} and p.id = ${productId} and p.kind = 'telegram' and c.status <> 'lost'
        and c.disconnected_at is null`.execute(db);
    return rows.length > 0;
  },
  async accounts(db, product, grantIds) {
    const { rows } = await sql<MemberAccount & { grantId: string }>`
      select g.id as "grantId", m.telegram_user_id as address, m.language, o.telegram_user_id is not null as "isOptedOut"
      ${seated(product)} and g.id = any(${[...grantIds]}::text[])`.execute(db);
    return new Map(rows.map(({ grantId, ...account }) => [grantId, account]));
  },
  async countReachable(db, product) {
    const { rows } = await sql<{ count: number }>`
      select count(distinct m.telegram_user_id)::int as count
      ${seated(product)} and ${isOpenGrant('g')} and o.telegram_user_id is null`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async creatorAccount(db, { sellerId, productId }) {
    const { rows } = await sql<{ address: string }>`
      select c.connected_by as address from telegram_chat c
      left join product p on p.seller_id = c.seller_id and p.id = ${productId} and p.content->>'chatId' = c.chat_id
      where c.seller_id = ${sellerId} and c.connected_by is not null
      order by p.id is null, c.connected_at desc limit 1`.execute(db);
    const [row] = rows;
    return row ? { address: row.address, language: 'en' } : null;
  },
  async send({ address, language }, message, { isTest = false } = {}) {
    const gateway = isTest ? telegram : telegram.inBulk;
    try {
      return { outcome: 'sent', pictureRef: await gateway.send(address, messageOf(language, message)) };
    } catch (error) {
      if (!(error instanceof TelegramRefused)) throw error;
      return refusalOf(error);
    }
  },
});
