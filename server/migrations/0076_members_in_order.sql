-- Members of a product are read newest first, a page at a time. To the millisecond, as cursors are; in UTC, because an index takes nothing that
-- depends on the time zone of whoever asks.
create index access_grant_in_order on access_grant (seller_id, product_id, date_trunc('milliseconds', granted_at at time zone 'UTC'), id);
