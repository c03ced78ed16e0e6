-- Until when a session may act for the house, since its last code.
create table operator_unlock (
  session_id uuid primary key,
  account_id uuid not null,
  until timestamptz not null
);

-- What was done for the house: by whom, on what, why, and what was there before and after. Its id tells the time, so it orders the log.
create table operator_action (
  id uuid primary key,
  at timestamptz not null,
  actor uuid not null,
  action text not null,
  subject_kind text not null,
  subject text not null,
  creator_id uuid,
  before jsonb,
  after jsonb,
  reason text not null
);
create index operator_action_by_subject on operator_action (subject, id);
create index operator_action_by_creator on operator_action (creator_id, id);

-- A difference with a gateway that somebody has explained; the nightly comparison may find it again, and it stays explained.
create table difference_resolution (
  provider text not null,
  order_id text not null,
  kind text not null,
  note text not null,
  actor uuid not null,
  at timestamptz not null,
  primary key (provider, order_id, kind)
);

-- The rates of the plans from a moment on; of those that have started, the one that started last holds for the next sale.
create table rate_change (
  id uuid primary key,
  at timestamptz not null,
  starts_at timestamptz not null,
  actor uuid not null,
  rates jsonb not null
);

-- Written once, as the ledger is.
revoke update, delete, truncate on operator_action, rate_change from current_user;
