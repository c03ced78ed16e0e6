-- What is known of who a creator is. The PAN itself is sealed; its fingerprint finds the same one elsewhere.
create table kyc (
  seller_id uuid primary key,
  status text not null,
  -- How often a PAN was given: an answer about an earlier one comes too late.
  given integer not null,
  given_at timestamptz,
  given_name text,
  pan bytea,
  fingerprint bytea,
  shown text,
  registered_name text,
  taxed_as text,
  doubt text,
  reason text,
  decided_at timestamptz,
  -- Each question to the register or a bank costs money: so many in a day.
  tries integer not null,
  tries_since timestamptz not null
);

create index kyc_in_doubt on kyc (given_at) where status = 'panDoubtful';

-- Whose a PAN is: the first account it was found to be good for.
create table pan_owner (
  fingerprint bytea primary key,
  account_id uuid not null
);

create index pan_owner_by_account on pan_owner (account_id);

-- Where a creator's money goes to. What was removed stays, because payouts name it.
create table payout_account (
  seller_id uuid not null,
  id text not null,
  kind text not null,
  status text not null,
  details bytea not null,
  fingerprint bytea not null,
  shown text not null,
  bank text,
  holder text,
  -- The name on the PAN that its holder was held against.
  held_against text,
  doubt text,
  reason text,
  added_at timestamptz not null,
  usable_at timestamptz not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (seller_id, id)
);

create index payout_account_elsewhere on payout_account (fingerprint);

create index payout_account_in_doubt on payout_account (added_at) where status = 'doubtful';
