-- Which hundredths of a video or audio the holder of a grant has watched.
create table media_watch (
  seller_id uuid not null,
  grant_id text not null,
  media_id text not null,
  -- The upload that was watched: another one begins anew.
  content_id text not null,
  parts bit(100) not null,
  first_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (seller_id, grant_id, media_id)
);

-- What was reported last of what a device plays: ms from the beginning.
alter table stream_device add column media_id text not null default '';
alter table stream_device alter column media_id drop default;
alter table stream_device add column position integer not null default 0;
alter table stream_device alter column position drop default;

-- What all buyers together have done, kept in step with the rows that it counts.
create table media_count (
  seller_id uuid not null,
  product_id text not null,
  media_id text not null,
  -- Of which viewers and parts are; empty while nobody has watched it.
  content_id text not null,
  viewers integer not null,
  -- How many of them have watched each hundredth.
  parts integer[] not null,
  downloads integer not null,
  downloaders integer not null,
  primary key (seller_id, product_id, media_id)
);
create table lesson_count (
  seller_id uuid not null,
  product_id text not null,
  lesson_id text not null,
  started integer not null,
  finished integer not null,
  -- Of its quiz: tries, who tried, who passed, and the percents of all tries.
  tries integer not null,
  tried integer not null,
  passed integer not null,
  score_sum bigint not null,
  primary key (seller_id, product_id, lesson_id)
);
create table quiz_question_count (
  seller_id uuid not null,
  product_id text not null,
  lesson_id text not null,
  question_id text not null,
  asked integer not null,
  correct integer not null,
  primary key (seller_id, product_id, lesson_id, question_id)
);

insert into lesson_count (seller_id, product_id, lesson_id, started, finished, tries, tried, passed, score_sum)
select g.seller_id, g.product_id, l.lesson_id, count(*), count(l.done_at), coalesce(sum(q.tries), 0), count(q.tries), coalesce(sum(q.passed), 0),
  coalesce(sum(q.score_sum), 0)
from lesson_progress l
join access_grant g on g.seller_id = l.seller_id and g.id = l.grant_id
left join (
  select seller_id, grant_id, lesson_id, count(*) as tries, count(*) filter (where passed) as passed, sum(score) as score_sum
  from quiz_attempt group by seller_id, grant_id, lesson_id
) q on q.seller_id = l.seller_id and q.grant_id = l.grant_id and q.lesson_id = l.lesson_id
group by g.seller_id, g.product_id, l.lesson_id;

insert into media_count (seller_id, product_id, media_id, content_id, viewers, parts, downloads, downloaders)
select g.seller_id, g.product_id, d.media_id, '', 0, array_fill(0, array[100]), sum(d.count), count(*)
from file_download d
join access_grant g on g.seller_id = d.seller_id and g.id = d.grant_id
group by g.seller_id, g.product_id, d.media_id;

create index certificate_by_product on certificate (seller_id, product_id);
