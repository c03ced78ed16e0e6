-- Ways to sign in beside the phone. An address or a Google subject belongs to one account; an account may have several.
create table account_email (
  email text primary key,
  account_id uuid not null,
  verified_at timestamptz not null
);

create index account_email_by_account on account_email (account_id);

create table account_google (
  subject text primary key,
  account_id uuid not null,
  linked_at timestamptz not null
);

create index account_google_by_account on account_google (account_id);

-- A nonce that a Google credential carried here: it opens one session, once.
create table google_nonce (
  nonce_hash bytea primary key,
  used_at timestamptz not null
);

-- Devices that take push messages, and the session that each belongs to.
create table push_token (
  token text primary key,
  account_id uuid not null,
  session_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);

create index push_token_by_account on push_token (account_id);

-- What somebody wrote to the operator, grievances first among it; the id is the number they are told.
create table ticket (
  id text primary key,
  at timestamptz not null,
  topic text not null,
  name text not null,
  email text,
  phone text,
  text text not null,
  answered_at timestamptz
);

create index ticket_open on ticket (at) where answered_at is null;
