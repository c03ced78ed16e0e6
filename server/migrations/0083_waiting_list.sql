-- Whoever waits for a seat of a live session that is full, in the order in which they came. A row is deleted when its place ends.
create table waiting_place (
  seller_id uuid not null,
  id text not null,
  product_id text not null,
  -- E.164, as typed: nobody has proved it.
  phone text not null,
  -- Told there as well; null without one.
  email text,
  joined_at timestamptz not null,
  -- Goes up along a list: whoever has the least is asked next.
  turn integer not null,
  -- `offered`: a seat is held for it, and counts in `stock_taken`. `ordered`: the order that it was used for has that seat.
  status text not null check (status in ('waiting', 'offered', 'ordered')),
  -- How long the seat is held; null while waiting.
  offered_until timestamptz,
  -- The last order it was used for; null without one.
  order_id text,
  primary key (seller_id, id),
  check ((status = 'waiting') = (offered_until is null))
);
create unique index waiting_place_once on waiting_place (seller_id, product_id, phone);
create index waiting_place_in_turn on waiting_place (seller_id, product_id, turn) where status = 'waiting';
create index waiting_place_due on waiting_place (offered_until) where status <> 'waiting';
create index waiting_place_by_order on waiting_place (seller_id, order_id) where order_id is not null;
create index waiting_place_by_phone on waiting_place (phone);
