-- What a creator has given back on one day in India; the next day takes the row over.
create table refund_day (
  seller_id uuid primary key,
  -- Counted from 1 January 1970 in India.
  day integer not null,
  amount bigint not null
);
