-- A code of `npm run operator:enrol`, with which the operator of a phone sets up a second factor. Gone once that is done.
create table operator_enrolment (
  phone text primary key,
  code_hash text not null,
  expires_at timestamptz not null
);

-- What an operator proves a session with: the sealed secret of an authenticator app. Not confirmed before its first right code.
create table operator_factor (
  account_id uuid primary key,
  secret bytea not null,
  -- Which 30 seconds since 1970 the last right code belonged to: it and those before are used up.
  last_step bigint not null,
  began_at timestamptz not null,
  confirmed_at timestamptz
);

create table operator_recovery_code (
  account_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Tries of one kind of code since the first of them; forgotten when one was right.
create table operator_attempt (
  account_id uuid not null,
  kind text not null,
  count integer not null,
  since timestamptz not null,
  primary key (account_id, kind)
);

-- Sessions that were let in by a code to the phone that signed in have to show the second factor.
delete from operator_unlock;
-- Until when the session may also act; what it may look at lasts until `until`.
alter table operator_unlock add column fresh_until timestamptz not null;
