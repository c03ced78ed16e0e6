import { boughtWith, type Exporter, named, ofSeller, theirOrder, titled, withProduct } from '../accounts';

/** Products, discounts, links and reviews. */
export const catalogExporters: readonly Exporter[] = [
  {
    name: 'products',
    section: 'shop',
    holds: 'Your products with their texts, prices, questions and content',
    from: {
      columns: named(
        'p',
        'id kind status title description prices content cover gallery trailer questions thank_you accent seo language published_at created_at updated_at',
      ),
      tables: 'product p',
    },
    place: { 'p.created_at': 'timestamptz', 'p.id': 'text' },
    mine: ofSeller('p'),
  },
  {
    name: 'unpublished-changes',
    section: 'shop',
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
    section: 'shop',
    holds: 'Earlier published versions of your products',
    from: {
      columns: named('w', 'product_id version published_at fields') + titled,
      tables: withProduct('product_version', 'w'),
    },
    place: { 'w.product_id': 'text', 'w.version': 'integer' },
    mine: ofSeller('w'),
  },
  {
    name: 'product-dates',
    section: 'shop',
    holds: 'Which of your products are further dates of another',
    from: { columns: named('v', 'product_id first_id'), tables: 'product_date v' },
    place: { 'v.product_id': 'text' },
    mine: ofSeller('v'),
  },
  {
    name: 'files',
    section: 'shop',
    holds: 'Your uploaded files: names, types and sizes',
    from: {
      columns: named('f', 'id purpose name type size status created_at'),
      tables: 'media_file f',
    },
    place: { 'f.created_at': 'timestamptz', 'f.id': 'text' },
    mine: ofSeller('f'),
  },
  {
    name: 'profile-pictures',
    section: 'shop',
    holds: 'Your photo and the cover of your page',
    from: { columns: named('i', 'use picture_id set_at'), tables: 'profile_picture i' },
    place: { 'i.use': 'text' },
    mine: ofSeller('i'),
  },
  {
    name: 'discounts',
    section: 'shop',
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
    section: 'shop',
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
    section: 'shop',
    holds: 'Reviews of your products, and your replies',
    from: {
      columns:
        named('v', 'id product_id status stars text buyer_name at changed_at answer answered_at') + titled,
      tables: withProduct('review', 'v'),
    },
    place: { 'v.at': 'timestamptz', 'v.id': 'text' },
    mine: ofSeller('v'),
  },
  {
    name: 'reviews-written',
    section: 'purchases',
    holds: 'Reviews you wrote',
    from: {
      columns: named('v', 'product_id status stars text buyer_name at changed_at answer'),
      tables: `(select distinct r.buyer_phone, o.seller_id, o.product_id from purchase_ref r ${theirOrder}) b
        join review v on v.seller_id = b.seller_id and v.product_id = b.product_id and v.buyer_phone = b.buyer_phone`,
    },
    place: { 'b.buyer_phone': 'text', 'v.id': 'text' },
    mine: boughtWith('b.buyer_phone'),
  },
];
