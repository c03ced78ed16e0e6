import { type Exporter, named } from './exporter';
import { ofSeller } from './owned.repository';

/** Their money, and the papers about it. */
export const ofMoney: readonly Exporter[] = [
  {
    name: 'ledger',
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
    holds: 'Payout accounts, masked',
    from: { columns: named('k', 'id kind status shown bank holder added_at'), tables: 'payout_account k' },
    place: { 'k.id': 'text' },
    mine: ofSeller('k'),
  },
  {
    name: 'kyc',
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
    holds: 'Your GSTIN and its registration',
    from: { columns: named('b', 'gstin legal_name address verified_at ended_at'), tables: 'business b' },
    place: { 'b.seller_id': 'uuid' },
    mine: ofSeller('b'),
  },
  {
    name: 'invoices',
    holds: 'Receipts, invoices and notes issued for your sales',
    from: { columns: named('i', 'order_id kind serial reference facts at'), tables: 'invoice i' },
    place: { 'i.order_id': 'text', 'i.kind': 'text', 'i.reference': 'text' },
    mine: ofSeller('i'),
  },
  {
    name: 'fee-invoices',
    holds: 'Invoices on our fee',
    from: { columns: named('i', 'month kind serial facts at'), tables: 'fee_invoice i' },
    place: { 'i.month': 'text', 'i.kind': 'text' },
    mine: ofSeller('i'),
  },
  {
    name: 'plans',
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
    holds: 'Referral earnings',
    from: {
      columns: named('r', 'order_id amount:amountPaise reversed:reversedPaise at'),
      tables: 'referral_earning r',
    },
    place: { 'r.order_id': 'text' },
    mine: ofSeller('r'),
  },
];
