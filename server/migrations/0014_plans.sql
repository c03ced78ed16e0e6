-- What was ordered by whom, by the order's public id: a plan, for how long, at what price before GST, less what was left of the plan before.
create table plan_order (
  order_id text primary key,
  account_id uuid not null,
  plan text not null,
  period text not null,
  price bigint not null,
  credit bigint not null,
  at timestamptz not null
);

create index plan_order_by_account on plan_order (account_id, at);

-- A time on a plan that is paid for. `cut_at`: over before its end, by the order of a dearer plan (`cut_by`) or because the money went back.
create table plan_term (
  seller_id uuid not null,
  order_id text not null,
  plan text not null,
  period text not null,
  price bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cut_at timestamptz,
  cut_by text,
  primary key (seller_id, order_id)
);

-- How an account stands with its plan. `next`: what it is to be afterwards, FREE when it is to end; `reminded`: days before the end for which
-- the last reminder was; `look_at`: when something happens next.
create table plan_standing (
  seller_id uuid primary key,
  status text not null,
  plan text not null,
  next text not null,
  reminded smallint,
  look_at timestamptz,
  updated_at timestamptz not null
);

create index plan_standing_due on plan_standing (look_at) where look_at is not null;

-- What a sale earned whoever brought its creator: `seller_id` earns, `from_id` has sold. `fee` is our fee then, `reversed_fee` what of it has
-- gone back since, `reversed` what of the amount.
create table referral_earning (
  seller_id uuid not null,
  order_id text not null,
  from_id uuid not null,
  fee bigint not null,
  amount bigint not null,
  reversed_fee bigint not null,
  reversed bigint not null,
  at timestamptz not null,
  primary key (seller_id, order_id)
);

create index referral_earning_newest on referral_earning (seller_id, at desc, order_id desc);

create index account_by_referrer on account (referred_by) where referred_by is not null;
