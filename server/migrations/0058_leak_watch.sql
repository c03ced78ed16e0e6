-- Who tried to come in by the invite of somebody else: one row for an invite and a Telegram account. Deleted after 90 days.
create table telegram_link_attempt (
  seller_id uuid not null,
  chat_id text not null,
  grant_id text not null,
  telegram_user_id text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (seller_id, grant_id, telegram_user_id)
);
create index telegram_link_attempt_by_chat on telegram_link_attempt (seller_id, chat_id, last_at);
create index telegram_link_attempt_by_time on telegram_link_attempt (last_at);

-- When somebody came in and how, as Telegram told; null for who was there before the bot.
alter table telegram_presence add column came_at timestamptz;
alter table telegram_presence add column came_by text check (came_by in ('link', 'added', 'self'));

-- How often seats of a chat were moved lately.
create index telegram_seat_move_by_chat on telegram_seat_move (seller_id, chat_id, moved_at);
