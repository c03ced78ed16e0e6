import { type Exporter, named, titled, withProduct } from './exporter';
import { ofSeller } from './owned.repository';

/** What they sell, and to whom. */
export const ofShop: readonly Exporter[] = [
  {
    name: 'products',
    holds: 'Your products with their texts, prices, questions and content',
    from: {
      columns: named(
        'p',
        'id kind status title description prices content cover gallery questions thank_you accent seo language published_at created_at updated_at',
      ),
      tables: 'product p',
    },
    place: { 'p.created_at': 'timestamptz', 'p.id': 'text' },
    mine: ofSeller('p'),
  },
  {
    name: 'unpublished-changes',
    holds: 'Unpublished changes to your products',
    from: {
      columns: named('u', 'product_id fields updated_at') + titled,
      tables: withProduct('unpublished_change', 'u'),
    },
    place: { 'u.product_id': 'text' },
    mine: ofSeller('u'),
  },
  {
    name: 'product-versions',
    holds: 'Earlier published versions of your products',
    from: {
      columns: named('w', 'product_id version published_at fields') + titled,
      tables: withProduct('product_version', 'w'),
    },
    place: { 'w.product_id': 'text', 'w.version': 'integer' },
    mine: ofSeller('w'),
  },
  {
    name: 'sales',
    holds: 'Every order, paid or not, with its buyer and answers',
    from: {
      columns:
        named(
          'o',
          'id product_id status amount:amountPaise discount:discountPaise tax:taxPaise fee:feePaise fee_tax:feeTaxPaise refunded:refundedPaise currency buyer_name buyer_phone buyer_email answers method failure created_at paid_at fulfilled_at refunded_at',
        ) + titled,
      tables: withProduct('orders', 'o'),
    },
    place: { 'o.created_at': 'timestamptz', 'o.id': 'text' },
    mine: ofSeller('o'),
  },
  {
    name: 'refunds',
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
    name: 'discounts',
    holds: 'Your discounts',
    from: {
      columns: named(
        'd',
        'id code label basis_points amount:amountPaise product_id starts_at ends_at max_uses max_per_buyer least:leastPaise periods status used sales earned:earnedPaise created_at',
      ),
      tables: 'discount d',
    },
    place: { 'd.created_at': 'timestamptz', 'd.id': 'text' },
    mine: ofSeller('d'),
  },
  {
    name: 'links',
    holds: 'Your short links with their clicks and sales',
    from: {
      columns: named('l', 'slug product_id campaign clicks sales earned:earnedPaise created_at retired_at'),
      tables: 'link l',
    },
    place: { 'l.created_at': 'timestamptz', 'l.id': 'text' },
    mine: ofSeller('l'),
  },
  {
    name: 'reviews-received',
    holds: 'Reviews of your products, and your replies',
    from: {
      columns:
        named('v', 'id product_id status stars words buyer_name at changed_at answer answered_at') + titled,
      tables: withProduct('review', 'v'),
    },
    place: { 'v.at': 'timestamptz', 'v.id': 'text' },
    mine: ofSeller('v'),
  },
];
