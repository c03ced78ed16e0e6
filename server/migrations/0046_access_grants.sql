-- A grant for each item that was sold or given, in place of one for each order.
alter table access_grant rename to former_access_grant;

create table access_grant (
  seller_id uuid not null,
  -- Public.
  id text not null,
  -- E.164; empty once its holder is erased.
  holder_phone text not null,
  product_id text not null,
  source text not null,
  status text not null,
  -- What keeps it closed for as long as it lasts.
  holds jsonb not null,
  -- Paise of the amount of its order; 0 without one.
  share bigint not null,
  order_id text,
  -- From 1; an order has one grant for each item.
  order_line integer,
  -- The subscription that it goes on with.
  subscription_id text,
  granted_at timestamptz not null,
  ends_at timestamptz,
  changed_at timestamptz not null,
  -- The event that changed it last.
  changed_by text not null,
  primary key (seller_id, id),
  check (source in ('sale', 'gift', 'import', 'manual')),
  check (status in ('pending', 'active', 'grace', 'suspended', 'ended', 'revoked')),
  check (share >= 0),
  check ((order_id is null) = (order_line is null)),
  check (source <> 'sale' or order_id is not null)
);

-- A combo is split by its items, as its order's story has them, or as it is now; the amount in proportion to their least prices, exact to the
-- paisa by the largest remainders. What was sold without an end of its own goes on without one.
insert into access_grant (seller_id, id, holder_phone, product_id, source, status, holds, share, order_id, order_line, subscription_id,
  granted_at, ends_at, changed_at, changed_by)
with item as (
  select g.seller_id, g.order_id, g.buyer_phone, g.granted_at, g.ended_at, g.end_reason, o.status as order_status, o.amount, o.subscription_id,
    s.status as subscription_status, s.ends_at, i.product_id, i.line,
    coalesce((select min((price->>'amount')::bigint) from jsonb_array_elements(q.prices) as price), 0)::numeric as worth
  from former_access_grant g
  join orders o on o.seller_id = g.seller_id and o.id = g.order_id
  left join product p on p.seller_id = o.seller_id and p.id = o.product_id
  left join subscription s on s.seller_id = o.seller_id and s.id = o.subscription_id
  left join lateral (
    select e.detail->'holds' as holds from order_event e
    where e.seller_id = o.seller_id and e.order_id in (o.id, coalesce(o.subscription_id, o.id))
      and e.event in ('payment.opened', 'order.placed') and jsonb_array_length(coalesce(e.detail->'holds', '[]')) > 0
    order by (e.order_id = o.id) desc limit 1
  ) sold on true
  cross join lateral jsonb_array_elements_text(coalesce(
    sold.holds,
    case when p.kind = 'combo' then (select jsonb_agg(item->'productId') from jsonb_array_elements(p.content->'items') as item) end,
    jsonb_build_array(g.product_id)
  )) with ordinality as i (product_id, line)
  left join product q on q.seller_id = g.seller_id and q.id = i.product_id
), weighed as (
  select item.*, case when sum(worth) over one_order = 0 then 1 else worth end as weight from item
  window one_order as (partition by seller_id, order_id)
), rounded as (
  select weighed.*, div(amount * weight, sum(weight) over one_order) as floored, mod(amount * weight, sum(weight) over one_order) as remainder
  from weighed window one_order as (partition by seller_id, order_id)
), ranked as (
  select rounded.*, amount - sum(floored) over (partition by seller_id, order_id) as missing,
    row_number() over (partition by seller_id, order_id order by remainder desc, line) as place
  from rounded
), held as (
  select ranked.*,
    to_jsonb(array_remove(array[
      case when order_status = 'disputed' then 'dispute' end,
      case when end_reason = 'subscription.paused' then 'pause' end,
      case when end_reason = 'subscription.paid' then 'replaced' end
    ], null)) as kept_holds,
    case
      when order_status = 'refunded' or end_reason in ('refunded', 'unwanted') then 'revoked'
      when end_reason = 'subscription.paused' then 'suspended'
      when end_reason = 'subscription.paid' then case when subscription_status = 'expired' then 'ended' else 'suspended' end
      when ended_at is not null then 'ended'
      when order_status = 'disputed' then 'suspended'
      when subscription_status in ('grace', 'pastDue') then 'grace'
      else 'active'
    end as kept_status
  from ranked
)
select seller_id, translate(replace(gen_random_uuid()::text, '-', ''), '0', 'g'), buyer_phone, product_id, 'sale', kept_status,
  case when kept_status = 'revoked' then '[]'::jsonb else kept_holds end, floored + case when place <= missing then 1 else 0 end,
  order_id, line, subscription_id, granted_at, ends_at, coalesce(ended_at, granted_at),
  case
    when kept_status = 'revoked' then 'refund.succeeded'
    when end_reason = 'subscription.paused' then 'pause.began'
    when end_reason = 'subscription.paid' then 'trial.replaced'
    when kept_status = 'ended' then 'access.ended'
    when kept_status = 'suspended' then 'dispute.opened'
    when kept_status = 'grace' then 'period.ended'
    else 'payment.succeeded'
  end
from held;

drop table former_access_grant;

create unique index access_grant_by_order on access_grant (seller_id, order_id, order_line) where order_id is not null;

create index access_grant_by_subscription on access_grant (seller_id, subscription_id) where subscription_id is not null;

-- What is asked, in the order in which it was given, how it was.
create index access_grant_by_time on access_grant (granted_at, order_id) where order_line = 1;

-- What ends by its own time.
create index access_grant_due on access_grant (ends_at)
  where ends_at is not null and subscription_id is null and status in ('pending', 'active', 'suspended', 'grace');

-- What was given without an order is found by its holder alone.
create index access_grant_by_holder on access_grant (holder_phone) where order_id is null;

-- The grants that are revoked when the money of a refund is back; null for an amount, which leaves them open.
alter table refund add column access_ids text[];
