-- A creator's money on its way to their account, from the wish to the bank's last word.
create table payout (
  seller_id uuid not null,
  id text not null,
  key text not null,
  status text not null,
  amount bigint not null,
  account_id text not null,
  account_kind text not null,
  account_shown text not null,
  origin text not null,
  provider text not null,
  reference text,
  reason text,
  doubt text,
  at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  ask_at timestamptz,
  asked integer not null,
  primary key (seller_id, id),
  unique (seller_id, key)
);

create index payout_by_time on payout (seller_id, at, id);

-- Whom to ask the gateway about next.
create index payout_to_ask on payout (ask_at) where ask_at is not null;

-- Those that somebody has to look at.
create index payout_in_doubt on payout (at) where status in ('requested', 'sent') or doubt is not null;

-- What happened to a payout, in order.
create table payout_event (
  seller_id uuid not null,
  payout_id text not null,
  id uuid not null,
  at timestamptz not null,
  event text not null,
  primary key (seller_id, payout_id, id)
);

-- Whose payout an id of a gateway is.
create table payout_ref (
  id text primary key,
  seller_id uuid not null
);

-- Whoever takes from a creator's available money holds this row meanwhile.
create table money_out (
  seller_id uuid primary key,
  taken integer not null
);

-- Creators who have everything above the least sent to them every morning.
create table payout_schedule (
  seller_id uuid primary key,
  account_id text not null,
  next_at timestamptz not null
);

create index payout_schedule_due on payout_schedule (next_at);

-- The built-in bank's book.
create table sandbox_payout (
  transfer_id text primary key,
  amount bigint not null,
  course text not null,
  at timestamptz not null
);
