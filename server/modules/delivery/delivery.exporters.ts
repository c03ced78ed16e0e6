import { boughtWith, type Exporter, named } from '../accounts';

/** What somebody may open. */
export const deliveryExporters: readonly Exporter[] = [
  {
    name: 'access',
    section: 'purchases',
    holds: 'Access to your purchases, item by item',
    from: {
      columns: named('g', 'id order_id product_id source status granted_at ends_at'),
      tables: 'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'g.id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
];
