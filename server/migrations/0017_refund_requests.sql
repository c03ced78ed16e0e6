-- A buyer's wish to have money back, numbered within its order, with the creator's answer and the moment until which it is theirs alone.
create table refund_request (
  seller_id uuid not null,
  order_id text not null,
  number integer not null,
  status text not null,
  amount bigint not null,
  reason text not null,
  words text,
  answered_by text,
  at timestamptz not null,
  lapses_at timestamptz not null,
  reminded_at timestamptz,
  ended_at timestamptz,
  primary key (seller_id, order_id, number)
);

create index refund_request_open on refund_request (lapses_at) where ended_at is null;

create index refund_request_of_seller on refund_request (seller_id, at) where ended_at is null;

-- Everybody who bought a product gets their money back. `after_id` is the last order that was seen to; what became of each stands in its
-- refund, under the round's key.
create table refund_round (
  seller_id uuid not null,
  id uuid not null,
  product_id text not null,
  rule text not null,
  reason text not null,
  after_id text not null,
  orders integer not null,
  amount bigint not null,
  at timestamptz not null,
  ended_at timestamptz,
  primary key (seller_id, id)
);

create index refund_round_by_product on refund_round (seller_id, product_id, at);

-- What happened to a sale beside its chart: opened by its buyer, its links sent once more.
create table order_note (
  seller_id uuid not null,
  order_id text not null,
  event text not null,
  number integer not null,
  at timestamptz not null,
  detail jsonb not null,
  primary key (seller_id, order_id, event, number)
);

-- How far a seller's sales have been added up and written into an index of words: everything before a moment, as it was read at another.
create table sales_index (
  seller_id uuid primary key,
  first_day date,
  summed_until timestamptz not null,
  summed_at timestamptz not null,
  words_until timestamptz not null
);

-- Paid sales of an Indian day, and of each month as the sum of its days, by everything a list of sales is narrowed to.
create table sale_sum (
  seller_id uuid not null,
  span text not null,
  day date not null,
  product_id text not null,
  method text not null,
  is_returned boolean not null,
  orders bigint not null,
  amount bigint not null,
  fee bigint not null,
  fee_tax bigint not null,
  refunded bigint not null,
  primary key (seller_id, span, day, product_id, method, is_returned)
);

-- Words by which a sale is found: of the buyer's name and address, and the number from its beginning (#) and from its end (~).
create table order_word (
  seller_id uuid not null,
  word text collate "C" not null,
  order_id text not null,
  primary key (seller_id, word, order_id)
);

-- The few sales that are on their way back, gone back or in dispute, newest payment first.
create index orders_unsettled on orders (seller_id, status, paid_at desc, id desc)
where status in ('paid', 'refunding', 'refunded', 'disputed');
