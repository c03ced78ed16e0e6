-- Of a series, each session that somebody went to has a row of its own: the first session under the empty id, as in `live_session`.
alter table session_attendance add column session_id text not null default '';
alter table session_attendance alter column session_id drop default;
alter table session_attendance drop constraint session_attendance_pkey;
alter table session_attendance add primary key (seller_id, grant_id, session_id);

-- Of what is known from before, the first and the last time each belong to the last session whose room was open by then.
with known as (
  select a.seller_id, a.grant_id, a.first_at, a.last_at,
    coalesce((select l.lesson_id from live_session l
      where l.seller_id = g.seller_id and l.product_id = g.product_id and l.starts_at - interval '10 minutes' <= a.first_at
      order by l.starts_at desc limit 1), '') as first_id,
    coalesce((select l.lesson_id from live_session l
      where l.seller_id = g.seller_id and l.product_id = g.product_id and l.starts_at - interval '10 minutes' <= a.last_at
      order by l.starts_at desc limit 1), '') as last_id
  from session_attendance a join access_grant g on g.seller_id = a.seller_id and g.id = a.grant_id
), later as (
  insert into session_attendance (seller_id, grant_id, session_id, first_at, last_at)
  select seller_id, grant_id, last_id, last_at, last_at from known where last_id <> first_id
)
update session_attendance a
set session_id = k.first_id, last_at = case when k.last_id = k.first_id then a.last_at else a.first_at end
from known k where k.seller_id = a.seller_id and k.grant_id = a.grant_id and (k.first_id <> '' or k.last_id <> '');
