-- Distribution rules (docs/decisions/0003-database.md): a table with seller_id belongs to that seller and has seller_id first in
-- every key; the others are small lookups keyed by the value they are found by. Ids come from the application.

create table account (
  id uuid primary key,
  name text,
  email text,
  handle text,
  plan text not null,
  starts_at text not null,
  referral_code text not null,
  referred_by text,
  created_at timestamptz not null
);

create table account_phone (
  phone text primary key,
  account_id uuid not null,
  verified_at timestamptz not null
);

create index account_phone_by_account on account_phone (account_id);

create table otp_challenge (
  address text primary key,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries integer not null,
  sent_at timestamptz not null,
  locked_until timestamptz,
  window_started_at timestamptz not null,
  sent_in_window integer not null
);

create table session (
  token_hash bytea primary key,
  id uuid not null,
  account_id uuid not null,
  device text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index session_by_account on session (account_id, created_at);

create table product (
  seller_id uuid not null,
  id text not null,
  kind text not null,
  status text not null,
  title text not null,
  description text not null,
  prices jsonb not null,
  content jsonb not null,
  cover jsonb,
  questions jsonb not null,
  thank_you jsonb not null,
  accent text,
  seo jsonb not null,
  language text not null,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  primary key (seller_id, id)
);

create table product_ref (
  id text primary key,
  seller_id uuid not null
);

create table orders (
  seller_id uuid not null,
  id text not null,
  product_id text not null,
  price_id text not null,
  status text not null,
  amount bigint not null,
  discount bigint not null,
  tax bigint not null,
  fee bigint not null,
  fee_tax bigint not null,
  currency text not null,
  buyer_phone text not null,
  buyer_email text,
  buyer_name text,
  answers jsonb not null,
  provider text not null,
  gateway_session text not null,
  gateway_payment_id text,
  method text,
  failure text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  fulfilled_at timestamptz,
  refunded_at timestamptz,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);

create index orders_newest on orders (seller_id, created_at desc, id desc);

create index orders_by_product on orders (seller_id, product_id, status);

create table order_ref (
  id text primary key,
  seller_id uuid not null
);

create table order_event (
  seller_id uuid not null,
  order_id text not null,
  id uuid not null,
  at timestamptz not null,
  event text not null,
  detail jsonb not null,
  primary key (seller_id, order_id, id)
);

create table idempotency (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);

create table stock_taken (
  seller_id uuid not null,
  product_id text not null,
  price_id text not null,
  taken integer not null,
  primary key (seller_id, product_id, price_id)
);

create table ledger_tx (
  seller_id uuid not null,
  id uuid not null,
  type text not null,
  reference text not null,
  at timestamptz not null,
  primary key (seller_id, id)
);

create unique index ledger_tx_once on ledger_tx (seller_id, type, reference);

create table ledger_entry (
  seller_id uuid not null,
  tx_id uuid not null,
  line smallint not null,
  account text not null,
  type text not null,
  amount bigint not null,
  currency text not null,
  reference text not null,
  at timestamptz not null,
  primary key (seller_id, tx_id, line)
);

create index ledger_entry_by_account on ledger_entry (seller_id, account, at, tx_id, line);

create table unrolled_entry (
  seller_id uuid not null,
  tx_id uuid not null,
  line smallint not null,
  primary key (seller_id, tx_id, line)
);

create table balance_snapshot (
  seller_id uuid not null,
  account text not null,
  currency text not null,
  amount bigint not null,
  rolled_at timestamptz not null,
  primary key (seller_id, account, currency)
);

create table unsettled_sale (
  seller_id uuid not null,
  order_id text not null,
  amount bigint not null,
  due_at timestamptz not null,
  primary key (seller_id, order_id)
);

create index unsettled_sale_due on unsettled_sale (due_at);

create table access_grant (
  seller_id uuid not null,
  order_id text not null,
  product_id text not null,
  buyer_phone text not null,
  granted_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  primary key (seller_id, order_id)
);

create table purchase_ref (
  buyer_phone text not null,
  order_id text not null,
  seller_id uuid not null,
  at timestamptz not null,
  primary key (buyer_phone, order_id)
);

create table gateway_event (
  provider text not null,
  event_id text not null,
  order_id text not null,
  type text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

create table sandbox_payment (
  session text primary key,
  order_id text not null,
  payment_id text not null,
  outcome text not null,
  method text not null,
  amount bigint not null,
  attempt integer not null,
  refund_id text,
  at timestamptz not null
);

create table job (
  id uuid primary key,
  queue text not null,
  priority smallint not null,
  run_at timestamptz not null,
  attempts integer not null,
  locked_until timestamptz,
  dedupe_key text,
  payload jsonb not null,
  dead_at timestamptz,
  last_error text
);

create index job_due on job (priority, run_at, id) where dead_at is null;

create unique index job_once on job (queue, dedupe_key);

create table schedule (
  name text primary key,
  next_run_at timestamptz not null
);

create table message (
  id uuid primary key,
  channel text not null,
  sent_to text not null,
  text text not null,
  otp text,
  at timestamptz not null
);

create index message_newest on message (at desc, id desc);

create table visit_day (
  seller_id uuid not null,
  product_id text not null,
  day date not null,
  visits bigint not null,
  primary key (seller_id, product_id, day)
);

create table setting (
  name text primary key,
  value jsonb not null
);
