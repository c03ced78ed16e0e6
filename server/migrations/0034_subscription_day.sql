-- How a subscription stood before the first change of the Indian day of its last one: at the midnight before that day, and since when. Null where it
-- has not changed from one day to another since this is kept.
alter table subscription
  add column stood_status text,
  add column stood_terms jsonb,
  add column stood_ends_at timestamptz,
  add column stood_since timestamptz;

-- How many subscriptions ran at the end of an Indian day, and what those that renew bring in a month, in paise. `product_id` is empty for all products
-- together; a product without a row on a day that has one for all had nothing running. Null: when the day was to be kept nobody could tell any more.
create table subscription_day (
  seller_id uuid not null,
  product_id text not null,
  day date not null,
  running integer,
  monthly bigint,
  primary key (seller_id, product_id, day)
);
