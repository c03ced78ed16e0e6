import { boughtWith, type Exporter, named, ofSeller, theirOrder, titled, withProduct } from '../accounts';

/** What somebody sold and bought. */
export const orderExporters: readonly Exporter[] = [
  {
    name: 'sales',
    section: 'shop',
    holds: 'Every order, paid or not, with its buyer and answers',
    from: {
      columns:
        named(
          'o',
          'id product_id status amount:amountPaise discount:discountPaise tax:taxPaise fee:feePaise fee_tax:feeTaxPaise refunded:refundedPaise currency buyer_name buyer_phone buyer_email answers method bank_reference failure created_at paid_at fulfilled_at refunded_at',
        ) + titled,
      tables: withProduct('orders', 'o'),
    },
    place: { 'o.created_at': 'timestamptz', 'o.id': 'text' },
    mine: ofSeller('o'),
  },
  {
    name: 'refunds',
    section: 'shop',
    holds: 'Refunds you gave',
    from: {
      columns: named('f', 'order_id number status amount:amountPaise reason at ended_at'),
      tables: 'refund f',
    },
    place: { 'f.order_id': 'text', 'f.number': 'integer' },
    mine: ofSeller('f'),
  },
  {
    name: 'subscribers',
    section: 'shop',
    holds: 'Subscriptions to your products',
    from: {
      columns:
        named('s', 'id product_id buyer_name buyer_phone buyer_email status terms started_at ends_at') +
        titled,
      tables: withProduct('subscription', 's'),
    },
    place: { 's.id': 'text' },
    mine: ofSeller('s'),
  },
  {
    name: 'plans',
    section: 'money',
    holds: 'Paid plan periods',
    from: {
      columns: named('t', 'order_id plan period price:pricePaise starts_at ends_at cut_at'),
      tables: 'plan_term t',
    },
    place: { 't.order_id': 'text' },
    mine: ofSeller('t'),
  },
  {
    name: 'referrals',
    section: 'money',
    holds: 'Referral earnings',
    from: {
      columns: named('r', 'order_id amount:amountPaise reversed:reversedPaise at'),
      tables: 'referral_earning r',
    },
    place: { 'r.order_id': 'text' },
    mine: ofSeller('r'),
  },
  {
    name: 'purchases',
    section: 'purchases',
    holds: 'Purchases, with your answers',
    from: {
      columns:
        named(
          'o',
          'id product_id status amount:amountPaise discount:discountPaise tax:taxPaise refunded:refundedPaise currency buyer_name buyer_phone buyer_email answers method bank_reference created_at paid_at refunded_at',
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
    name: 'gifts-given',
    section: 'purchases',
    holds: 'What you bought for somebody else, with your words',
    from: {
      columns: named(
        'g',
        'order_id recipient_phone recipient_name giver_name message deliver_at delivered_at cancelled_at',
      ),
      tables: 'purchase_ref r join gift g on g.seller_id = r.seller_id and g.order_id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'gifts-received',
    section: 'purchases',
    holds: 'What you were given, with the words that came with it',
    from: {
      columns: named('g', 'received_id:orderId recipient_name giver_name message delivered_at'),
      tables: 'purchase_ref r join gift g on g.seller_id = r.seller_id and g.received_id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'waiting-lists',
    section: 'purchases',
    holds: 'Waiting lists your number is on',
    from: {
      columns: named('w', 'id product_id phone email status joined_at offered_until'),
      tables: 'waiting_place w',
    },
    place: { 'w.phone': 'text', 'w.id': 'text' },
    mine: boughtWith('w.phone'),
  },
  {
    name: 'subscriptions',
    section: 'purchases',
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
    section: 'purchases',
    holds: 'Refunds you requested',
    from: {
      columns: named('q', 'order_id number status amount:amountPaise reason message at ended_at'),
      tables: 'purchase_ref r join refund_request q on q.seller_id = r.seller_id and q.order_id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'q.number': 'integer' },
    mine: boughtWith('r.buyer_phone'),
  },
];
