-- Messages of creators to the members of a product, by the bot.

create table broadcast (
  seller_id uuid not null,
  -- Public.
  id text not null,
  product_id text not null,
  -- Of the request that made it: the same key makes no second one.
  client_key text not null,
  text text not null,
  -- Id and size; null without one.
  picture jsonb,
  -- What Telegram calls the picture once it has it.
  picture_ref text,
  -- Label and address; null without one.
  button jsonb,
  status text not null,
  -- When it is to begin.
  scheduled_at timestamptz not null,
  created_at timestamptz not null,
  started_at timestamptz,
  -- When everybody was written to, or it was cancelled.
  ended_at timestamptz,
  -- When its status changed or somebody was written to.
  changed_at timestamptz not null,
  -- Known once it begins; they stay when the recipients are deleted.
  recipient_count integer not null,
  sent_count integer not null,
  failed_count integer not null,
  primary key (seller_id, id),
  check (status in ('scheduled', 'sending', 'paused', 'sent', 'cancelled', 'failed'))
);
create unique index broadcast_by_key on broadcast (seller_id, client_key);
create index broadcast_by_product on broadcast (seller_id, product_id, created_at, id);
create index broadcast_running on broadcast (changed_at) where status = 'sending';

-- Who a broadcast goes to: one row for a person. Deleted 90 days after it has ended.
create table broadcast_recipient (
  seller_id uuid not null,
  broadcast_id text not null,
  -- One of the grants of the person.
  grant_id text not null,
  -- Their account when it began; null for whoever had none.
  address text,
  status text not null,
  -- Why they did not get it.
  reason text,
  -- The job that is about to write to them.
  job_id uuid,
  -- Calls that were not answered.
  attempts integer not null,
  changed_at timestamptz not null,
  primary key (seller_id, broadcast_id, grant_id),
  check (status in ('pending', 'sending', 'sent', 'failed')),
  check ((status = 'failed') = (reason is not null)),
  check ((status = 'sending') = (job_id is not null))
);
-- One account gets it once, whatever it holds.
create unique index broadcast_recipient_by_address on broadcast_recipient (seller_id, broadcast_id, address) where address is not null;
create index broadcast_recipient_by_status on broadcast_recipient (seller_id, broadcast_id, status, grant_id);

-- Telegram accounts that a creator sends no broadcasts to.
create table telegram_opt_out (
  seller_id uuid not null,
  telegram_user_id text not null,
  opted_out_at timestamptz not null,
  primary key (seller_id, telegram_user_id)
);
create index telegram_opt_out_by_user on telegram_opt_out (telegram_user_id);

-- Whoever sends /stop has seats of several creators.
create index telegram_member_by_account on telegram_member (telegram_user_id) where telegram_user_id is not null;

-- The other grants of the holder of one.
create index access_grant_by_product_holder on access_grant (seller_id, product_id, holder_phone);

-- The Telegram account that connected the chat, which gets the tests of its creator; null where it was connected before this was stored.
alter table telegram_chat add column connected_by text;
