-- Questions before buying stand with those about lessons, and so does their table.
alter table lesson_question rename to question;
alter index lesson_question_by_lesson rename to question_by_lesson;
alter index lesson_question_by_grant rename to question_by_grant;
alter index lesson_question_by_time rename to question_by_time;

alter table question
  -- Null for a question on the page of its creator.
  alter column product_id drop not null,
  -- Null for a question before buying, and so is its title.
  alter column lesson_id drop not null,
  alter column lesson_title drop not null,
  -- Of whoever asked before buying: one of the two, until they are told of the answer or erased.
  add column asker_phone text,
  add column asker_email text,
  -- What they read; null for questions about lessons.
  add column language text;
create index question_before_buying_by_id on question (id) where lesson_id is null;
create index question_by_asker_phone on question (asker_phone) where asker_phone is not null;
create index question_by_asker_email on question (asker_email) where asker_email is not null;
create index question_before_buying on question (asked_at) where lesson_id is null;

-- Whether people may ask a creator before they buy; they may where there is no row.
create table question_setting (
  seller_id uuid primary key,
  is_on boolean not null
);
