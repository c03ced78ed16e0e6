-- What went wrong in browsers, without anything of the person: one row for each kind of error, with how often and when.
create table browser_error (
  fingerprint text not null primary key,
  kind text not null,
  message text not null,
  stack text not null,
  route text not null,
  version text not null,
  browser text not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);

create index browser_error_by_last on browser_error (last_at);
