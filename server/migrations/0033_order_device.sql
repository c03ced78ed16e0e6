-- What an order was placed with: phone, tablet or computer. Null where its browser did not say, and for what was ordered before.
alter table orders add column device text;

-- What is added up already, of orders that all do not say.
insert into order_count (seller_id, product_id, dimension, day, value, checkouts, failed, sold, returned, amount, refunded)
select seller_id, product_id, 'device', day, '', checkouts, 0, sold, returned, amount, refunded
from order_count where dimension = 'all' and (checkouts > 0 or sold > 0);

insert into order_count_hour (seller_id, product_id, dimension, hour, value, checkouts, failed, sold, returned, amount, refunded)
select seller_id, product_id, 'device', hour, '', checkouts, 0, sold, returned, amount, refunded
from order_count_hour where dimension = 'all' and (checkouts > 0 or sold > 0);
