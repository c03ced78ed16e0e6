-- Which part of a gift an order is: the one that was paid, which gives its payer a receipt alone, or the one that its recipient gets, which costs nothing,
-- takes nothing of a limited stock and is no sale. Null for every other order.
alter table orders add column gift text check (gift in ('given', 'received'));

-- What is bought for somebody else.
create table gift (
  seller_id uuid not null,
  -- The order that its giver pays.
  order_id text not null,
  -- E.164; empty once its recipient or its giver is erased.
  recipient_phone text not null,
  recipient_name text,
  -- The giver's words, plain text.
  message text,
  -- What is agreed to of a subscription, so that its recipient can go on with it; null for what is bought once.
  terms jsonb,
  -- What its recipient calls the giver.
  giver_name text,
  deliver_at timestamptz not null,
  -- When it is to be delivered; null until it is paid.
  due_at timestamptz,
  -- The order by which its recipient has it.
  received_id text,
  delivered_at timestamptz,
  -- Its money went back before it was delivered, or its product is gone.
  cancelled_at timestamptz,
  primary key (seller_id, order_id)
);
create unique index gift_received on gift (seller_id, received_id) where received_id is not null;
create index gift_due on gift (due_at) where due_at is not null and delivered_at is null and cancelled_at is null;
