-- What a creator takes off their prices: with a code, which is kept in capitals, or by itself (no code). `basis_points` of the price or
-- `amount` paise, of one product or of all. `used` counts the orders that hold a piece of it, `sales` and `earned` what came of them.
create table discount (
  seller_id uuid not null,
  id text not null,
  code text,
  label text,
  basis_points integer,
  amount bigint,
  product_id text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  max_uses integer,
  max_per_buyer integer,
  least bigint,
  periods text not null,
  status text not null,
  used integer not null,
  sales integer not null,
  earned bigint not null,
  version integer not null,
  due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, id)
);

create unique index discount_code on discount (seller_id, code) where code is not null;

create index discount_by_time on discount (seller_id, created_at);

create index discount_due on discount (due_at) where due_at is not null;

-- One order's piece of a discount, written with the order. It lets go of it when the order ends unpaid; `earned` is what its buyer paid
-- and did not get back, as the discount counts it.
create table discount_use (
  seller_id uuid not null,
  order_id text not null,
  discount_id text not null,
  buyer_phone text not null,
  amount bigint not null,
  is_held boolean not null,
  is_sold boolean not null,
  earned bigint not null,
  at timestamptz not null,
  primary key (seller_id, order_id)
);

create index discount_use_by_buyer on discount_use (seller_id, discount_id, buyer_phone);
