-- How far an account is on its way out; without a row it stays. `gives_up`: paise that are too few to be sent and are let go of with it.
-- `traces`: the numbers and addresses whose traces are still to be wiped, there for as long as that takes.
create table leaving (
  seller_id uuid not null primary key,
  status text not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  gives_up bigint not null,
  traces jsonb,
  going_at timestamptz,
  gone_at timestamptz
);

create index leaving_due on leaving (ends_at) where status in ('leaving', 'going');

-- A copy of everything that is somebody's, packed into one file. It lies in the storage until it is deleted, and its row with it.
create table takeout (
  seller_id uuid not null,
  id text not null,
  language text not null,
  asked_at timestamptz not null,
  -- Whoever packs it says from time to time that it goes on.
  packing_until timestamptz,
  ready_at timestamptz,
  failed_at timestamptz,
  ends_at timestamptz not null,
  bytes bigint not null,
  primary key (seller_id, id)
);

-- One at a time.
create unique index takeout_under_way on takeout (seller_id) where ready_at is null and failed_at is null;

create index takeout_ended on takeout (ends_at);
