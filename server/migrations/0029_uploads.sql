-- A file on its way, a piece at a time. `key` is what its device calls it: begun twice it is one. `parts` are the pieces that are here, in
-- their order, until they are put together; then `picture_id` is what became of it.
create table upload (
  seller_id uuid not null,
  id text not null,
  key text not null,
  size bigint not null,
  received bigint not null,
  parts jsonb not null,
  picture_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (seller_id, id)
);

create unique index upload_by_key on upload (seller_id, key);

create index upload_expiring on upload (expires_at);
