-- Money that one operator wants to move and another one has to confirm.
create table operator_proposal (
  id uuid primary key,
  kind text not null,
  -- What keeps two proposals of the same thing from standing side by side; null when others may follow.
  once text unique,
  status text not null,
  creator_id uuid,
  -- Paise; less than zero is taken from the creator.
  amount bigint not null,
  -- What was asked for, to be done as it was then.
  given jsonb not null,
  reason text not null,
  proposed_by uuid not null,
  at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  decision text
);
create index operator_proposal_waiting on operator_proposal (status, at);

-- What an operator has moved alone on one day in India; the next day takes the row over.
create table operator_day (
  account_id uuid primary key,
  -- Counted from 1 January 1970 in India.
  day integer not null,
  amount bigint not null
);
