-- Each going back of money for an order, numbered from one. What is done sums to orders.refunded, never to more than the order.
create table refund (
  seller_id uuid not null,
  order_id text not null,
  number integer not null,
  status text not null,
  amount bigint not null,
  fee bigint not null,
  fee_tax bigint not null,
  reason text,
  key text,
  at timestamptz not null,
  ended_at timestamptz,
  primary key (seller_id, order_id, number)
);

insert into refund (seller_id, order_id, number, status, amount, fee, fee_tax, at, ended_at)
select seller_id, id, 1, case status when 'refunded' then 'done' else 'started' end, amount, fee, fee_tax,
  coalesce(refunded_at, updated_at), refunded_at
from orders where status in ('refunding', 'refunded');

-- What has gone back of an order so far, and what of its fee came back with it; null while nothing has.
alter table orders add column refunded bigint;

alter table orders add column refunded_fee bigint;

alter table orders add column refunded_fee_tax bigint;

update orders set refunded = amount, refunded_fee = fee, refunded_fee_tax = fee_tax where status = 'refunded';

-- The sandbox gives money back in parts as well.
create table sandbox_refund (
  refund_id text primary key,
  session text not null,
  amount bigint not null,
  at timestamptz not null
);

create index sandbox_refund_by_session on sandbox_refund (session);

insert into sandbox_refund (refund_id, session, amount, at)
select refund_id, session, amount, at from sandbox_payment where refund_id is not null
on conflict (refund_id) do nothing;

alter table sandbox_payment drop column refund_id;
