-- Somebody says they have paid, and names the bank's reference: asked for until it is found or its time is over.
create table payment_claim (
  order_id text not null,
  reference text not null,
  at timestamptz not null,
  ended_at timestamptz,
  primary key (order_id, reference)
);

create index payment_claim_open on payment_claim (at) where ended_at is null;

-- Where a gateway's books and ours did not agree. What was put right by itself has ended.
create table gateway_difference (
  provider text not null,
  order_id text not null,
  kind text not null,
  detail jsonb not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  primary key (provider, order_id, kind)
);

-- Orders of the last days, whoever sold them, for comparing them with the gateway.
create index orders_by_time on orders (created_at, id);
