-- A buyer's browser: the phones and orders that it has proved, by the hash of a token that only the browser has. Deleting the row ends it.
create table buyer_session (
  token_hash bytea primary key,
  -- The session of the account that signed in there last.
  session_id uuid,
  phones text[] not null,
  -- `<order>.<token version>`: raising the version takes the order from every browser.
  orders text[] not null,
  -- `<order>.<link version>` of links that were opened there and open nothing without a code.
  links text[] not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  check (cardinality(phones) <= 5),
  check (cardinality(orders) <= 100),
  check (cardinality(links) <= 100)
);

create index buyer_session_phones on buyer_session using gin (phones);
create index buyer_session_of on buyer_session (session_id) where session_id is not null;
create index buyer_session_over on buyer_session (expires_at);

-- What is signed for an order holds while its version stands: links that were sent, and its token in browsers.
alter table orders
  add column link_version integer not null default 0,
  add column token_version integer not null default 0;

alter table orders alter column link_version drop default, alter column token_version drop default;
