-- Live sessions that their creator has cancelled, and whoever had a seat: what is refunded to them, and what they were told.
create table session_cancellation (
  seller_id uuid not null,
  product_id text not null,
  -- Told to buyers; empty without one.
  reason text not null,
  starts_at timestamptz not null,
  minutes integer not null,
  -- Of the calendar file that takes it out again (RFC 5545).
  sequence integer not null,
  at timestamptz not null,
  -- When all seats were settled for the first time, and its creator told.
  ended_at timestamptz,
  primary key (seller_id, product_id)
);
create index session_cancellation_open on session_cancellation (seller_id, product_id) where ended_at is null;

create table cancelled_seat (
  seller_id uuid not null,
  grant_id text not null,
  product_id text not null,
  -- Null for a seat that was given.
  order_id text,
  -- Paise of this seat that went or go back. Of the seats of one order that goes back as a whole, the first has all.
  amount bigint not null,
  -- It is an item of an order of more, and goes back by its share.
  is_share boolean not null,
  -- Goes up each time a refund that failed is tried again.
  attempt integer not null,
  -- Not looked at before.
  due_at timestamptz not null,
  -- The refund was asked of the gateway, or access ended where nothing was paid.
  settled_at timestamptz,
  -- Why nothing could be refunded.
  refused text,
  told_at timestamptz,
  primary key (seller_id, grant_id)
);
create index cancelled_seat_by_product on cancelled_seat (seller_id, product_id, grant_id);
create index cancelled_seat_due on cancelled_seat (due_at) where settled_at is null and refused is null;
create index cancelled_seat_untold on cancelled_seat (seller_id, product_id) where told_at is null;
