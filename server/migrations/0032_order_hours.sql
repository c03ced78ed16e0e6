-- Orders of an hour of India's clocks, added up like `order_count`, for the last day that is under way and the one before it.
create table order_count_hour (
  seller_id uuid not null,
  product_id text not null,
  dimension text not null,
  hour timestamptz not null,
  value text not null,
  checkouts bigint not null,
  failed bigint not null,
  sold bigint not null,
  returned bigint not null,
  amount bigint not null,
  refunded bigint not null,
  primary key (seller_id, product_id, dimension, hour, value)
);

-- `until` now begins an hour: days before its day are in `order_count`, the hours of its day and of the one before it in `order_count_hour`. Those
-- hours are not there yet, so what is added up is taken to end a day earlier, and that day is counted once more.
update order_count_reach set until = until - interval '1 day' where until > 'epoch';
