import { boughtWith, type Exporter, named, ofSeller } from '../accounts';

/** Somebody’s balance, withdrawals, verifications and invoices. */
export const moneyExporters: readonly Exporter[] = [
  {
    name: 'ledger',
    section: 'money',
    holds: 'Every ledger entry of your balance',
    from: {
      columns: named('l', 'at account type amount:amountPaise currency reference'),
      tables: 'ledger_entry l',
    },
    place: { 'l.tx_id': 'uuid', 'l.line': 'smallint' },
    mine: ofSeller('l'),
  },
  {
    name: 'payouts',
    section: 'money',
    holds: 'Your withdrawals',
    from: {
      columns: named(
        'w',
        'id status amount:amountPaise account_kind account_shown reference reason at sent_at paid_at ended_at',
      ),
      tables: 'payout w',
    },
    place: { 'w.id': 'text' },
    mine: ofSeller('w'),
  },
  {
    name: 'payout-accounts',
    section: 'money',
    holds: 'Payout accounts, masked',
    from: { columns: named('k', 'id kind status shown bank holder added_at'), tables: 'payout_account k' },
    place: { 'k.id': 'text' },
    mine: ofSeller('k'),
  },
  {
    name: 'kyc',
    section: 'money',
    holds: 'PAN verification, masked',
    from: {
      columns: named('k', 'status given_name registered_name shown given_at decided_at'),
      tables: 'kyc k',
    },
    place: { 'k.seller_id': 'uuid' },
    mine: ofSeller('k'),
  },
  {
    name: 'gst',
    section: 'money',
    holds: 'Your GSTIN and its registration',
    from: { columns: named('b', 'gstin legal_name address verified_at ended_at'), tables: 'business b' },
    place: { 'b.seller_id': 'uuid' },
    mine: ofSeller('b'),
  },
  {
    name: 'invoices',
    section: 'money',
    holds: 'Receipts, invoices and notes issued for your sales',
    from: { columns: named('i', 'order_id kind serial reference facts at'), tables: 'invoice i' },
    place: { 'i.order_id': 'text', 'i.kind': 'text', 'i.reference': 'text' },
    mine: ofSeller('i'),
  },
  {
    name: 'fee-invoices',
    section: 'money',
    holds: 'Invoices on our fee',
    from: { columns: named('i', 'month kind serial facts at'), tables: 'fee_invoice i' },
    place: { 'i.month': 'text', 'i.kind': 'text' },
    mine: ofSeller('i'),
  },
  {
    name: 'receipts',
    section: 'purchases',
    holds: 'Receipts and invoices issued to you',
    from: {
      columns: named('i', 'order_id kind serial reference facts at'),
      tables: 'purchase_ref r join invoice i on i.seller_id = r.seller_id and i.order_id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'i.kind': 'text', 'i.reference': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
];
