-- Notes of the holder of a grant on a lesson. Nobody else reads them.
create table lesson_note (
  seller_id uuid not null,
  grant_id text not null,
  id text not null,
  lesson_id text not null,
  text text not null,
  -- The video or audio of the lesson, and the second of it; null for a note on the whole lesson.
  media_id text,
  position integer,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (seller_id, grant_id, id)
);

-- Questions of buyers about a lesson, with what the creator answered.
create table lesson_question (
  seller_id uuid not null,
  id text not null,
  product_id text not null,
  lesson_id text not null,
  -- As it was when it was asked.
  lesson_title text not null,
  -- Of whoever asked; null once they are erased.
  grant_id text,
  text text not null,
  asked_at timestamptz not null,
  answer text,
  -- When it was answered first.
  answered_at timestamptz,
  -- Hidden by the creator.
  hidden_at timestamptz,
  primary key (seller_id, id)
);
create index lesson_question_by_lesson on lesson_question (seller_id, product_id, lesson_id, asked_at, id);
create index lesson_question_by_grant on lesson_question (seller_id, grant_id);
create index lesson_question_by_time on lesson_question (seller_id, asked_at, id);
