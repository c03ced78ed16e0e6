-- Members of products: those whom creators add by hand, and whom they were told of.

-- What the creator calls whoever was given it; null where its order names its buyer.
alter table access_grant add column holder_name text;

-- When its holder was last sent an invite by its creator.
alter table access_grant add column invited_at timestamptz;

-- The members of a product, the newest first.
create index access_grant_by_product on access_grant (seller_id, product_id, granted_at, id);

-- What a creator has sent in a day.
create index access_grant_by_invite on access_grant (seller_id, invited_at) where invited_at is not null;
