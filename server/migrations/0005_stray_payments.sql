-- Money that came and bought nothing: after the sale was over, a second time, or as another amount. It goes back by itself.
create table stray_payment (
  provider text not null,
  payment_id text not null,
  order_id text not null,
  reason text not null,
  amount bigint not null,
  status text not null,
  at timestamptz not null,
  ended_at timestamptz,
  primary key (provider, payment_id)
);

create index stray_payment_open on stray_payment (at) where status <> 'returned';

-- Orders that a bank has and has not answered yet.
create index orders_pending on orders (updated_at) where status = 'pending';
