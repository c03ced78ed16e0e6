-- Live sessions of products that are or were on sale: of a product that is one, whose lesson is '', and of lessons of courses.
create table live_session (
  seller_id uuid not null,
  product_id text not null,
  lesson_id text not null,
  starts_at timestamptz not null,
  minutes integer not null,
  -- Goes up each time it is moved, as calendars want it (RFC 5545).
  sequence integer not null,
  primary key (seller_id, product_id, lesson_id)
);

-- What holders are told of a session, and how far they were.
create table session_message (
  seller_id uuid not null,
  product_id text not null,
  lesson_id text not null,
  sequence integer not null,
  about text not null check (about in ('day', 'hour', 'soon', 'moved')),
  starts_at timestamptz not null,
  due_at timestamptz not null,
  -- From then on nobody is told any more.
  stale_at timestamptz not null,
  -- Those who had access then are told; null for all.
  granted_until timestamptz,
  -- The grant that was told last; null before the first.
  after_granted_at timestamptz,
  after_grant_id text,
  ended_at timestamptz,
  primary key (seller_id, product_id, lesson_id, sequence, about)
);
create index session_message_due on session_message (due_at) where ended_at is null;
create index session_message_ended on session_message (ended_at) where ended_at is not null;

-- What is on sale already and still to come.
insert into live_session (seller_id, product_id, lesson_id, starts_at, minutes, sequence)
select p.seller_id, p.id, s.lesson_id, (s.live->>'startsAt')::timestamptz, (s.live->>'minutes')::integer, 0
from product p cross join lateral (
  select '' as lesson_id, p.content as live
  union all
  select lesson->>'id', lesson->'live' from jsonb_path_query(p.content, '$.sections[*].lessons[*] ? (exists (@.live.startsAt) && !(@.isDraft == true))') as lesson
) s
where p.status <> 'draft' and s.live ? 'startsAt' and s.live ? 'minutes' and s.live ? 'joinUrl';

insert into session_message (seller_id, product_id, lesson_id, sequence, about, starts_at, due_at, stale_at)
select s.seller_id, s.product_id, s.lesson_id, s.sequence, r.about, s.starts_at, s.starts_at - r.ahead, s.starts_at - r.ends
from live_session s cross join (values
  ('day', interval '24 hours', interval '1 hour'), ('hour', interval '1 hour', interval '10 minutes'), ('soon', interval '10 minutes', interval '0')
) as r (about, ahead, ends)
where s.starts_at - r.ahead > now();
