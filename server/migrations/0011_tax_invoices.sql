-- What a sale with GST needs to know: where it is supplied, to whom, and under which number and rate it was sold. All null on a sale without.
alter table orders
  add column buyer_state text,
  add column buyer_gstin text,
  add column buyer_address text,
  add column seller_gstin text,
  add column gst_basis_points integer;

-- The GST registrations of creators. One that has ended stays, because the papers of its sales may still have to be written. `mark` stands in
-- the serials of its invoices.
create table business (
  seller_id uuid not null,
  gstin text not null,
  mark text not null,
  legal_name text not null,
  address text not null,
  verified_at timestamptz not null,
  ended_at timestamptz,
  primary key (seller_id, gstin)
);

create unique index business_mark on business (seller_id, mark);
create unique index business_current on business (seller_id) where ended_at is null;

-- Accounts that sell under one GSTIN count apart: a mark is given once for each GSTIN.
create table gstin_mark (
  gstin text not null,
  mark text not null,
  account_id uuid not null,
  primary key (gstin, mark)
);

-- What the house charged a creator in a month, and what it gave back: numbered in the house's own series.
create table fee_invoice (
  seller_id uuid not null,
  month text not null,
  kind text not null,
  serial text not null,
  facts jsonb not null,
  at timestamptz not null,
  primary key (seller_id, month, kind)
);
