-- Visits of an Indian day, by where they came from and with what. `product_id` is empty for all products together, `value` for a dimension
-- that has none. `visits` are pages opened, `visitors` the people behind them, each once a day.
create table visit_count (
  seller_id uuid not null,
  product_id text not null,
  dimension text not null,
  day date not null,
  value text not null,
  visits bigint not null,
  visitors bigint not null,
  primary key (seller_id, product_id, dimension, day, value)
);

insert into visit_count (seller_id, product_id, dimension, day, value, visits, visitors)
select seller_id, product_id, 'all', day, '', visits, visits from visit_day;

insert into visit_count (seller_id, product_id, dimension, day, value, visits, visitors)
select seller_id, '', 'all', day, '', sum(visits), sum(visits) from visit_day group by seller_id, day;

drop table visit_day;

-- Who was here today, as a mark that nobody can read back: made with a secret of the day, which is thrown away with the marks.
create table visitor_mark (
  seller_id uuid not null,
  product_id text not null,
  day date not null,
  mark bytea not null,
  primary key (seller_id, product_id, day, mark)
);

create index visitor_mark_by_day on visitor_mark (day);

create table visitor_secret (
  day date primary key,
  secret bytea not null
);

-- Orders of an Indian day, added up again whenever one of them has changed: checkouts and failures on the day the order was placed, the rest
-- on the day it was paid.
create table order_count (
  seller_id uuid not null,
  product_id text not null,
  dimension text not null,
  day date not null,
  value text not null,
  checkouts bigint not null,
  failed bigint not null,
  sold bigint not null,
  returned bigint not null,
  amount bigint not null,
  refunded bigint not null,
  primary key (seller_id, product_id, dimension, day, value)
);

-- How far a seller's orders have been added up: every day before the one that begins at `until`, as they stood at `at`.
create table order_count_reach (
  seller_id uuid primary key,
  until timestamptz not null,
  at timestamptz not null
);

-- What has changed since the last time.
create index orders_changed on orders (seller_id, updated_at);
