-- Live sessions that their creator has cancelled, and whoever had a seat: what is refunded to them, and what they were told.
create table session_cancellation (
  seller_id uuid not null,
  product_id text not null,
  -- Told to buyers; empty without one.
  reason text not null,
  starts_at timestamptz not null,
  minutes integer not null,
  -- Of the calendar file that takes it out again (RFC 5545).
  sequence integer not null,
  at timestamptz not null,
  -- When all seats were settled for the first time, and its creator told.
  ended_at timestamptz,
  primary key (seller_id, product_id)
);
create index session_cancellation_open on session_cancellation (seller_id, product_id) where ended_at is null;

create table cancelled_seat (
  seller_id uuid not null,
  grant_id text not null,
  product_id text not null,
  -- Null for a seat that was given.
  order_id text,
  -- Paise of this seat that went or go back. Of the seats of one order that goes back as a whole, the first has all.
  amount bigint not null,
  -- It is an item of an order of more, and goes back by its share.
  is_share boolean not null,
  -- Goes up each time a refund that failed is tried again.
  attempt integer not null,
  -- Not looked at before.
  due_at timestamptz not null,
  -- The refund was asked of the gateway, or access ended where nothing was paid.
  settled_at timestamptz,
  -- Why nothing could be refunded.
  refused text,
  told_at timestamptz,
  primary key (seller_id, grant_id)
);
create index cancelled_seat_by_product on cancelled_seat (seller_id, product_id, grant_id);
create index cancelled_seat_due on cancelled_seat (due_at) where settled_at is null and refused is null;
create index cancelled_seat_untold on cancelled_seat (seller_id, product_id) where told_at is null;

-- Holders are told once when the recording of a session is there.
alter table live_session add column recorded_at timestamptz;
alter table session_message drop constraint session_message_about_check;
alter table session_message add constraint session_message_about_check check (about in ('day', 'hour', 'soon', 'moved', 'recorded'));

-- Of what is there already nobody is told.
update live_session s set recorded_at = now() from product p
where p.seller_id = s.seller_id and p.id = s.product_id and (
  s.lesson_id = '' and (p.content ? 'recordingUrl' or p.content @? '$.items[*] ? ((@.type == "video" || @.type == "audio") && exists (@.mediaId))')
  or s.lesson_id <> '' and exists (
    select 1 from jsonb_path_query(p.content, '$.sections[*].lessons[*]') lesson
    where lesson->>'id' = s.lesson_id and (lesson->'live' ? 'recordingUrl' or lesson->'live' ? 'recordingItemId')));
