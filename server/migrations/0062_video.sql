-- What the head and the last packets of a video or audio say.
alter table media_file add column facts jsonb;
alter table media_file add column chapters jsonb not null default '[]';
alter table media_file alter column chapters drop default;

-- Renditions of one content: made in the creator's browser or by the server, served once they are complete.
create table media_stream (
  seller_id uuid not null,
  id text not null,
  -- The upload whose bytes they were made of: renditions may come before it is whole.
  content_id text not null,
  -- How they are made: another key means that what was made before does not fit.
  key text not null,
  status text not null check (status in ('preparing', 'ready', 'dropped')),
  names jsonb not null,
  -- Of the renditions that are served: codecs, sizes and the ms of each segment.
  renditions jsonb not null,
  poster boolean not null,
  thumbnails jsonb,
  size bigint not null,
  created_at timestamptz not null,
  -- When it is removed: a week after its last segment, an hour after it was dropped. Null while it is served.
  expires_at timestamptz,
  primary key (seller_id, id)
);
create unique index media_stream_preparing on media_stream (seller_id, content_id) where status = 'preparing';
create unique index media_stream_ready on media_stream (seller_id, content_id) where status = 'ready';
create index media_stream_content on media_stream (content_id);
create index media_stream_expiring on media_stream (expires_at) where expires_at is not null;

-- Files of renditions that are being made: rows of their own, as those of uploads.
create table media_stream_file (
  seller_id uuid not null,
  stream_id text not null,
  rendition text not null,
  -- 1 for the first segment, 0 for what comes before all.
  number integer not null,
  size bigint not null,
  -- ms; 0 for what is no segment.
  duration integer not null,
  primary key (seller_id, stream_id, rendition, number)
);

create table media_caption (
  seller_id uuid not null,
  media_id text not null,
  language text not null,
  label text not null,
  -- WebVTT, as it is served.
  content text not null,
  updated_at timestamptz not null,
  primary key (seller_id, media_id, language)
);
create index media_caption_media on media_caption (media_id);

-- Devices that play what a grant opens, and where they are.
create table stream_device (
  seller_id uuid not null,
  grant_id text not null,
  device_id text not null,
  name text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (seller_id, grant_id, device_id)
);
create index stream_device_seen on stream_device (seen_at);
create table stream_position (
  seller_id uuid not null,
  grant_id text not null,
  media_id text not null,
  -- ms from the beginning.
  position integer not null,
  updated_at timestamptz not null,
  primary key (seller_id, grant_id, media_id)
);
