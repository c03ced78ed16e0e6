-- How many pieces an order is for: more than one where its creator allows it.
alter table orders
  add column quantity smallint not null default 1
  constraint orders_quantity check (quantity between 1 and 20);

alter table orders alter column quantity drop default;
