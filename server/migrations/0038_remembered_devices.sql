-- Browsers in which somebody has signed in before, by the hash of a token that only the browser has. A row for each account that was signed in there.
create table remembered_device (
  token_hash bytea not null,
  account_id uuid not null,
  session_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (token_hash, account_id)
);

create index remembered_device_of on remembered_device (account_id, last_seen_at);

-- The locks of an address are gone: a code dies by itself, and a day of too many wrong ones is counted apart.
alter table otp_challenge drop column locked_until;
