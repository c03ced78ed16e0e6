-- The papers of a sale: a receipt when the money came, a refund note for money that went back. `facts` is everything a paper says, as it
-- was when its number was given.
create table invoice (
  seller_id uuid not null,
  order_id text not null,
  kind text not null,
  reference text not null,
  serial text not null,
  facts jsonb not null,
  at timestamptz not null,
  primary key (seller_id, order_id, kind, reference)
);

create unique index invoice_by_serial on invoice (seller_id, serial);

-- How far each series of numbers has come: one for each seller, kind and financial year.
create table invoice_series (
  seller_id uuid not null,
  kind text not null,
  year text not null,
  last integer not null,
  primary key (seller_id, kind, year)
);
