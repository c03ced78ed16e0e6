-- When the buyer of an unpaid order asked somebody else to pay it, which gives it more time; null where they did not.
alter table orders add column asked_at timestamptz;
