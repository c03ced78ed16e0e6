-- Members who went to the room of a lesson's live session, kept in step with `lesson_progress.attended_at`.
alter table lesson_count add column attended integer not null default 0;
alter table lesson_count alter column attended drop default;

update lesson_count c set attended = l.attended
from (
  select g.seller_id, g.product_id, l.lesson_id, count(*) as attended
  from lesson_progress l
  join access_grant g on g.seller_id = l.seller_id and g.id = l.grant_id
  where l.attended_at is not null group by g.seller_id, g.product_id, l.lesson_id
) l
where l.seller_id = c.seller_id and l.product_id = c.product_id and l.lesson_id = c.lesson_id;

create index lesson_attendance on lesson_progress (seller_id, lesson_id) where attended_at is not null;

-- How many viewers have watched 0, 1, … 100 of the hundredths: the median is read from it without a row of a viewer.
alter table media_count add column viewers_by_parts integer[] not null default array_fill(0, array[101]);
alter table media_count alter column viewers_by_parts drop default;

update media_count c set viewers_by_parts = (
  select array_agg(coalesce(w.viewers, 0) order by n.parts)
  from generate_series(0, 100) as n (parts)
  left join (
    select length(replace(w.parts::text, '0', '')) as parts, count(*)::int as viewers
    from media_watch w
    join access_grant g on g.seller_id = w.seller_id and g.id = w.grant_id
    where w.seller_id = c.seller_id and w.media_id = c.media_id and w.content_id = c.content_id and g.product_id = c.product_id
    group by 1
  ) w on w.parts = n.parts
)
where c.viewers > 0;
