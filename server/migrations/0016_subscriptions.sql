-- A subscription has the id of the order that began it; every order of it names it. Null on orders that stand for themselves.
alter table orders add column subscription_id text;

-- `terms` and `next_terms` are what was agreed: the price's id and name, amount and period. What it becomes next, and when, stands in `due_at`.
create table subscription (
  seller_id uuid not null,
  id text not null,
  product_id text not null,
  buyer_phone text not null,
  buyer_email text,
  buyer_name text,
  status text not null,
  terms jsonb not null,
  next_terms jsonb,
  anchor_day smallint not null,
  started_at timestamptz not null,
  ends_at timestamptz,
  since timestamptz not null,
  reminded smallint not null,
  paused_at timestamptz,
  resumed_at timestamptz,
  due_at timestamptz,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);

create index subscription_due on subscription (due_at) where due_at is not null;

create index subscription_by_buyer on subscription (seller_id, product_id, buyer_phone);

-- What each order of a subscription was placed for, and the period it paid for. `period` names a period that may be paid for only once.
create table subscription_order (
  seller_id uuid not null,
  order_id text not null,
  subscription_id text not null,
  kind text not null,
  terms jsonb not null,
  trial_days smallint,
  period text,
  placed_at timestamptz not null,
  applied_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  returned_at timestamptz,
  primary key (seller_id, order_id)
);

create unique index subscription_order_by_period on subscription_order (seller_id, subscription_id, period);

create index subscription_order_by_time on subscription_order (seller_id, subscription_id, placed_at);
