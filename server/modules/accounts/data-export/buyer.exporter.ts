import { type Exporter, named, titled } from './exporter';
import { boughtWith, theirOrder } from './owned.repository';

/** What they bought of others. */
export const bought: readonly Exporter[] = [
  {
    name: 'purchases',
    holds: 'Purchases, with your answers',
    from: {
      columns:
        named(
          'o',
          'id product_id status amount:amountPaise discount:discountPaise tax:taxPaise refunded:refundedPaise currency buyer_name buyer_phone buyer_email answers method created_at paid_at refunded_at',
        ) +
        titled +
        ', s.name as "sellerName"',
      tables: `purchase_ref r ${theirOrder} join account s on s.id = o.seller_id
        left join product p on p.seller_id = o.seller_id and p.id = o.product_id`,
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'access',
    holds: 'Access to your purchases, item by item',
    from: {
      columns: named('g', 'id order_id product_id source status granted_at ends_at'),
      tables: 'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'g.id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'receipts',
    holds: 'Receipts and invoices issued to you',
    from: {
      columns: named('i', 'order_id kind serial reference facts at'),
      tables: 'purchase_ref r join invoice i on i.seller_id = r.seller_id and i.order_id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'i.kind': 'text', 'i.reference': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'subscriptions',
    holds: 'Your subscriptions',
    from: {
      columns: named('s', 'id product_id status terms started_at ends_at'),
      tables: 'purchase_ref r join subscription s on s.seller_id = r.seller_id and s.id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'refund-requests',
    holds: 'Refunds you requested',
    from: {
      columns: named('q', 'order_id number status amount:amountPaise reason words at ended_at'),
      tables: 'purchase_ref r join refund_request q on q.seller_id = r.seller_id and q.order_id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'q.number': 'integer' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'reviews-written',
    holds: 'Reviews you wrote',
    from: {
      columns: named('v', 'product_id status stars words buyer_name at changed_at answer'),
      tables: `(select distinct r.buyer_phone, o.seller_id, o.product_id from purchase_ref r ${theirOrder}) b
        join review v on v.seller_id = b.seller_id and v.product_id = b.product_id and v.buyer_phone = b.buyer_phone`,
    },
    place: { 'b.buyer_phone': 'text', 'v.id': 'text' },
    mine: boughtWith('b.buyer_phone'),
  },
];
