-- Pictures below the cover, in their order.
alter table product add column gallery jsonb;
