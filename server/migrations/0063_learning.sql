-- How far the holder of a grant has come in a lesson of a course.
create table lesson_progress (
  seller_id uuid not null,
  grant_id text not null,
  lesson_id text not null,
  -- Seconds, on the device that was used last.
  position integer not null,
  done_at timestamptz,
  first_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (seller_id, grant_id, lesson_id)
);

-- Answers to the quiz of a lesson, one row for a try. What was answered is not kept.
create table quiz_attempt (
  seller_id uuid not null,
  grant_id text not null,
  lesson_id text not null,
  number integer not null,
  -- Percent.
  score integer not null,
  passed boolean not null,
  -- SHA-256 of the answers: the same ones sent twice are one try.
  answers_hash text not null,
  answered_at timestamptz not null,
  primary key (seller_id, grant_id, lesson_id, number)
);
