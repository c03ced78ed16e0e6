-- What may still expire or has to be asked of the gateway; an order leaves this index when it is paid.
create index orders_open on orders (expires_at) where status in ('created', 'awaitingPayment', 'failed', 'dropped');

-- A seller's sales, newest payment first.
create index orders_sold on orders (seller_id, paid_at desc, id desc) where paid_at is not null;
