-- What an account was told. Written by the job that carries a notice, under the notice's own id, so that it stands once however often the job
-- runs. `digest_on`: the Indian day whose digest names it; null once it did, and for what no digest names.
create table notification (
  seller_id uuid not null,
  id uuid not null,
  event text not null,
  title text not null,
  text text not null,
  link text not null,
  at timestamptz not null,
  read_at timestamptz,
  digest_on date,
  primary key (seller_id, id)
);

create index notification_newest on notification (seller_id, at desc, id desc);

create index notification_unread on notification (seller_id) where read_at is null;

create index notification_digest on notification (seller_id, digest_on) where digest_on is not null;

create index notification_age on notification (at);

-- Grows with every change of a feed, so that following one costs a look at one row.
create table notification_mark (
  seller_id uuid not null primary key,
  version bigint not null
);

-- How somebody wants to hear of an event; without a row it is the house's way.
create table notification_choice (
  seller_id uuid not null,
  event text not null,
  push boolean not null,
  mail text not null,
  sms boolean not null,
  primary key (seller_id, event)
);
