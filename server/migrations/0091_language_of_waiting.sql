-- What whoever waits reads; null for the language of the product, and for places from before.
alter table waiting_place add column language text;
