-- Certificates of finished courses, one for a grant. What one says was true when it was issued and does not change.
create table certificate (
  seller_id uuid not null,
  grant_id text not null,
  -- Its number and the secret of its public page: 22 letters of base58, 128 bits.
  code text not null,
  product_id text not null,
  holder_name text not null,
  course_title text not null,
  -- Empty once its creator has deleted the account.
  creator_name text not null,
  language text not null,
  -- When the last lesson was done.
  finished_at timestamptz not null,
  issued_at timestamptz not null,
  primary key (seller_id, grant_id)
);
create index certificate_by_code on certificate (code);
