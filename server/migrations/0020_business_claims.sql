-- A GSTIN that a person has to look at before its creator sells under it, and how often they have had one looked up.
create table business_claim (
  seller_id uuid primary key,
  status text not null,
  -- How often one was kept: a verdict names the one it is on.
  given integer not null,
  gstin text,
  legal_name text,
  address text,
  -- The name it was held against.
  held_against text,
  given_at timestamptz,
  reason text,
  -- Each question to the register costs money: so many in a day.
  tries integer not null,
  tries_since timestamptz not null
);

create index business_claim_waiting on business_claim (given_at) where status = 'checking';
