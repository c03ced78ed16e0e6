-- An unpaid order holds its piece of a limited stock and its use of a discount until `hold_until`; null once it is paid or over, or holds nothing any more.
-- `holds_stock` says whether it counts in `stock_taken`. `open_slot` numbers the open orders of one phone for one product; null on an order that is not open.
alter table orders
  add column hold_until timestamptz,
  add column holds_stock boolean not null default true,
  add column open_slot smallint;

update orders set holds_stock = false where status in ('expired', 'refunded');
update orders set hold_until = expires_at where status in ('created', 'awaitingPayment', 'pending', 'failed', 'dropped');

alter table orders alter column holds_stock drop default;

create index orders_held on orders (hold_until) where hold_until is not null;
create unique index orders_open_slot on orders (seller_id, product_id, buyer_phone, open_slot) where open_slot is not null;
