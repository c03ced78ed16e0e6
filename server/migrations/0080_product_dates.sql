-- Products that offer the same live session, each on a date of its own. A product that is offered on one date alone has no row.
create table product_date (
  seller_id uuid not null,
  product_id text not null,
  -- The product of which the others are further dates.
  first_id text not null,
  primary key (seller_id, product_id)
);
create index product_date_first on product_date (seller_id, first_id);
