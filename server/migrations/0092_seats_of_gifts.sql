-- The receipt of a gift asks what of it was cancelled.
create index cancelled_seat_by_order on cancelled_seat (seller_id, order_id) where order_id is not null;
