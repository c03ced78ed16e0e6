-- The photo of a creator and the cover of their page.
create table profile_picture (
  seller_id uuid not null,
  use text not null,
  picture_id text not null,
  -- Of its largest version, in pixels.
  width integer not null,
  height integer not null,
  set_at timestamptz not null,
  primary key (seller_id, use),
  check (use in ('photo', 'cover'))
);

-- Which accounts have uploaded a picture: only their own becomes their photo. Deleted with the picture.
create table picture_uploader (
  picture_id text not null,
  account_id uuid not null,
  primary key (picture_id, account_id)
);
create index picture_uploader_by_account on picture_uploader (account_id);
