-- The pieces of an upload have rows of their own: a large file has thousands of them.
create table upload_part (
  seller_id uuid not null,
  upload_id text not null,
  -- Where in the file it begins, in bytes.
  start bigint not null,
  -- The last part of its key in the storage.
  name text not null,
  size bigint not null,
  primary key (seller_id, upload_id, start)
);
insert into upload_part (seller_id, upload_id, start, name, size)
select u.seller_id, u.id, sum(part.size) over (partition by u.seller_id, u.id order by part.place) - part.size, part.name, part.size
from upload u, lateral (
  select each->>'name' as name, (each->>'size')::bigint as size, place
  from jsonb_array_elements(u.parts) with ordinality as listed (each, place)
) part;
alter table upload drop column parts;

-- What it is for, its name, and the file that came of it or whose content it replaces.
alter table upload add column purpose text not null default 'picture' check (purpose in ('picture', 'file', 'video', 'audio'));
alter table upload alter column purpose drop default;
alter table upload add column name text not null default '';
alter table upload alter column name drop default;
alter table upload add column media_id text;
alter table upload add column replaces text;

-- Files, video and audio that creators sell. A file is its pieces, in their order: nothing is copied when the last one has come.
create table media_file (
  seller_id uuid not null,
  id text not null,
  purpose text not null check (purpose in ('file', 'video', 'audio')),
  name text not null,
  -- Media type, as its bytes say.
  type text not null,
  size bigint not null,
  status text not null check (status in ('preparing', 'ready', 'refused')),
  reason text,
  -- The upload that brought it: where its pieces lie, and what changes when it is replaced.
  content_id text not null,
  parts jsonb not null,
  created_at timestamptz not null,
  -- When somebody last had one that no product names: uploaded it, or took it out. Null while a product names it.
  free_since timestamptz,
  primary key (seller_id, id)
);
create index media_file_by_id on media_file (id);
create index media_file_by_time on media_file (seller_id, created_at, id);
create index media_file_free on media_file (free_since) where free_since is not null;

-- Contents that were replaced or deleted: removed from the storage once nobody reads them any more.
create table media_removal (
  seller_id uuid not null,
  content_id text not null,
  due_at timestamptz not null,
  primary key (seller_id, content_id)
);
create index media_removal_due on media_removal (due_at);

-- How often the holder of a grant has downloaded a file.
create table file_download (
  seller_id uuid not null,
  grant_id text not null,
  media_id text not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (seller_id, grant_id, media_id)
);
create index access_grant_by_id on access_grant (id);
