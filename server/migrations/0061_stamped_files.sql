-- Whether a PDF can be stamped with who bought it, or why not. Null for other files and for what is not judged yet.
alter table media_file add column stamping text check (stamping in ('possible', 'encrypted', 'broken', 'large'));

-- PDFs with the name and last four digits of whoever holds a grant: made when they are first asked for, removed when they are no more.
create table stamped_copy (
  seller_id uuid not null,
  grant_id text not null,
  media_id text not null,
  -- Hash of all that is in it; the last part of its key in the storage.
  version text not null,
  content_id text not null,
  -- Bytes; null until it is stored.
  size bigint,
  made_at timestamptz not null,
  -- When it was last sent, to the day.
  used_at timestamptz not null,
  primary key (seller_id, grant_id, media_id, version)
);
create index stamped_copy_by_use on stamped_copy (used_at);
