-- What a creator has changed of a product that buyers have already, by the columns of `product`; nothing of it is live. `version` is that of
-- the product as its creator sees it. A row without fields says that nothing is changed any more.
create table unpublished_change (
  seller_id uuid not null,
  product_id text not null,
  fields jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  primary key (seller_id, product_id)
);

-- What was published of a product, under the version that it had then. `changes` says for people what differs from the one before.
create table product_version (
  seller_id uuid not null,
  product_id text not null,
  version integer not null,
  published_at timestamptz not null,
  published_by uuid,
  changes jsonb not null,
  fields jsonb not null,
  primary key (seller_id, product_id, version)
);
