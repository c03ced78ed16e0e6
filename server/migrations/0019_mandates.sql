-- A buyer's standing permission that the price of each period is taken: one live one for a subscription. Its id is the gateway's natural key;
-- of the order that was paid with the approval, where there was one. `ending_at`: we want it ended, and the gateway has not said that it is.
create table mandate (
  seller_id uuid not null,
  id text not null,
  subscription_id text not null,
  provider text not null,
  session text not null,
  status text not null,
  most bigint not null,
  method text,
  why text,
  opened_at timestamptz not null,
  approved_at timestamptz,
  ending_at timestamptz,
  ended_at timestamptz,
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);

create index mandate_by_id on mandate (id);

create index mandate_by_subscription on mandate (seller_id, subscription_id, opened_at);

create index mandate_standing on mandate (asked_at) where status in ('active', 'paused');

-- What waits for an answer is little, beside what stands.
create index mandate_moving on mandate (asked_at) where status = 'proposed' or ending_at is not null;

-- The charge for the next period, from its announcement to its end; null while there is none.
alter table subscription add column charge jsonb;

-- The built-in bank: what it was asked to agree to, and what it was asked to take. `refuses_next`: it was told to say no to the next charge.
create table sandbox_mandate (
  id text not null primary key,
  status text not null,
  why text,
  refuses_next boolean not null,
  most bigint not null,
  first_amount bigint not null,
  is_first_kept boolean not null,
  method text,
  at timestamptz not null
);

create table sandbox_charge (
  id text not null primary key,
  mandate_id text not null,
  amount bigint not null,
  day text not null,
  status text not null,
  at timestamptz not null
);

create index sandbox_charge_by_mandate on sandbox_charge (mandate_id);

create index sandbox_charge_waiting on sandbox_charge (day) where status = 'waiting';
