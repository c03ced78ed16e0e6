-- A buyer may be moved to another date of a session: what calendars were told before stands below what they are told then. Null until then.
alter table access_grant add column session_sequence integer;
-- The sums of sales are made anew for the days of which a sale stands with another date.
create index order_event_date_changed on order_event (seller_id, at) where event = 'date.changed';
