-- Money of a creator that is kept back until something is decided: each with its rule, its reason, what to do and by when.
create table hold (
  seller_id uuid not null,
  id text not null,
  rule text not null,
  source text not null,
  amount bigint not null,
  reason text not null,
  what_to_do text not null,
  act_by timestamptz,
  order_id text,
  dispute_id text,
  due_at timestamptz,
  placed_by text not null,
  at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  end_reason text,
  primary key (seller_id, id)
);

create index hold_open on hold (at) where ended_at is null;

-- What an operator gave to a creator or took, and why. The entries are in the ledger.
create table adjustment (
  seller_id uuid not null,
  key text not null,
  amount bigint not null,
  reason text not null,
  made_by text not null,
  at timestamptz not null,
  primary key (seller_id, key)
);

-- A payment that the buyer's bank questions. Its id is the gateway's; a bank may ask again after deciding, in a new round.
create table dispute (
  seller_id uuid not null,
  id text not null,
  provider text not null,
  order_id text not null,
  status text not null,
  round integer not null,
  stage text not null,
  amount bigint not null,
  reason text not null,
  respond_by timestamptz,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  answer text,
  answered_at timestamptz,
  primary key (seller_id, provider, id)
);

create index dispute_by_order on dispute (seller_id, order_id);

create index dispute_open on dispute (changed_at) where ended_at is null;

-- What a gateway has paid out to us, and what it kept for its work.
create table gateway_settlement (
  provider text not null,
  id text not null,
  status text not null,
  amount bigint not null,
  charge bigint not null,
  charge_tax bigint not null,
  reference text,
  at timestamptz not null,
  reversed_at timestamptz,
  primary key (provider, id)
);

-- Tax withheld from a sale when its money came of age; what came back of it with refunds. One row for each sale and tax.
create table withholding (
  seller_id uuid not null,
  order_id text not null,
  kind text not null,
  year text not null,
  base bigint not null,
  amount bigint not null,
  gross bigint not null,
  gross_back bigint not null,
  amount_back bigint not null,
  reference text not null,
  at timestamptz not null,
  primary key (seller_id, order_id, kind)
);

create index withholding_by_year on withholding (seller_id, year, kind);

-- Up to where a creator's sales of a financial year have been looked at for tax: what they came to in all.
create table sales_year (
  seller_id uuid not null,
  year text not null,
  amount bigint not null,
  primary key (seller_id, year)
);

-- Sales whose money came of age while the creator's PAN was not known: reckoned once it is, before any of it leaves.
create table unreckoned_sale (
  seller_id uuid not null,
  order_id text not null,
  primary key (seller_id, order_id)
);
