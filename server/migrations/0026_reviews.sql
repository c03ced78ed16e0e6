-- What a buyer says of a product, one for each phone; `buyer_name` is what they want to be called. Taken back it keeps no words.
create table review (
  seller_id uuid not null,
  product_id text not null,
  buyer_phone text not null,
  id text not null,
  status text not null,
  stars integer not null,
  words text,
  buyer_name text,
  at timestamptz not null,
  changed_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  report_reason text,
  reported_at timestamptz,
  primary key (seller_id, product_id, buyer_phone)
);

create unique index review_by_id on review (seller_id, id);

create index review_of_product on review (seller_id, product_id, at, id)
where status in ('shown', 'reported', 'kept');

create index review_of_seller on review (seller_id, at, id);

create index review_reported on review (reported_at) where status in ('reported', 'hidden');

-- How many stand with so many stars: what a preview shows without reading them all.
create table review_sum (
  seller_id uuid not null,
  product_id text not null,
  ones integer not null,
  twos integer not null,
  threes integer not null,
  fours integer not null,
  fives integer not null,
  primary key (seller_id, product_id)
);

-- Whom we have asked how something was: nobody twice.
create table review_ask (
  seller_id uuid not null,
  product_id text not null,
  buyer_phone text not null,
  at timestamptz not null,
  primary key (seller_id, product_id, buyer_phone)
);

create index access_grant_by_time on access_grant (granted_at, order_id);
