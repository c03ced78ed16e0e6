-- A seat that went from one Telegram account to another: the former account is removed, and moves are limited.
create table telegram_seat_move (
  seller_id uuid not null,
  grant_id text not null,
  chat_id text not null,
  -- Who had the seat before.
  telegram_user_id text not null,
  moved_at timestamptz not null,
  primary key (seller_id, grant_id, moved_at, telegram_user_id)
);
create index telegram_seat_move_by_user on telegram_seat_move (seller_id, chat_id, telegram_user_id);
