-- The largest picture that is prepared of a video, as its creator chose.
alter table media_file add column max_rendition text not null default '720' check (max_rendition in ('720', '1080'));
alter table media_file alter column max_rendition drop default;
-- Why its renditions could not be prepared; null where they were, or nobody has tried.
alter table media_file add column preparation_failure text
  check (preparation_failure in ('unsupported', 'undecodable', 'storage_full', 'rejected', 'failed'));
-- When the server makes renditions of what is played everywhere as it is, if no browser has; null once it has tried.
alter table media_file add column remux_at timestamptz;
create index media_file_remux on media_file (remux_at) where remux_at is not null;

-- Renditions that the server is making: nobody else touches them, and the sweep removes them when it died meanwhile.
alter table media_stream drop constraint media_stream_status_check;
alter table media_stream add constraint media_stream_status_check
  check (status in ('preparing', 'remuxing', 'ready', 'dropped'));
create unique index media_stream_remuxing on media_stream (seller_id, content_id) where status = 'remuxing';
