-- A creator's short links, each to a product and with a name for the place where it is put. `clicks`, `sales` and `earned` are sums that are
-- kept: clicks are counted in bunches, a sale with the row of link_sale that says what of it is in the sums.
create table link (
  seller_id uuid not null,
  id text not null,
  slug text not null,
  product_id text not null,
  campaign text not null,
  clicks bigint not null,
  sales bigint not null,
  earned bigint not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  primary key (seller_id, id)
);

create unique index link_slug on link (seller_id, slug);

create index link_newest on link (seller_id, created_at, id);

create index link_of_product on link (seller_id, product_id, created_at, id);

-- Whose a link is, as it is found by the last part of its address. Never given to anybody else.
create table link_ref (
  slug text primary key,
  seller_id uuid not null,
  link_id text not null
);

-- Where the buyer of an order came from, as the address of the preview told; orders that came from nowhere known have none.
create table order_source (
  seller_id uuid not null,
  order_id text not null,
  link_id text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  referrer_host text,
  at timestamptz not null,
  primary key (seller_id, order_id)
);

create table link_sale (
  seller_id uuid not null,
  order_id text not null,
  link_id text not null,
  sales bigint not null,
  earned bigint not null,
  primary key (seller_id, order_id)
);

-- Buyers who asked to be reminded by mail of an order that they have not paid.
create table follow_up (
  seller_id uuid not null,
  order_id text not null,
  product_id text not null,
  email text not null,
  at timestamptz not null,
  due_at timestamptz not null,
  sent integer not null,
  ended_at timestamptz,
  end_reason text,
  primary key (seller_id, order_id)
);

create index follow_up_due on follow_up (due_at) where ended_at is null;

create index follow_up_of_buyer on follow_up (seller_id, product_id, email);

-- Addresses, hashed, that want no more of these mails from anybody.
create table follow_up_refusal (
  email_hash bytea primary key,
  at timestamptz not null
);

-- Creators who have turned these mails off, or on again.
create table follow_up_choice (
  seller_id uuid primary key,
  is_on boolean not null
);

-- The short link that the buyer of an order came by, if any: whoever makes it paid tells the link's sums.
alter table orders add column link_id text;
