import { type Exporter, named } from './exporter';
import { ofAccount, provedIn } from './owned.repository';

/** Profile data. */
export const accountExporters: readonly Exporter[] = [
  {
    name: 'profile',
    section: 'account',
    holds: 'Profile: name, handle, language and plan',
    from: {
      columns: named('a', 'id name bio handle language email plan starts_at referral_code created_at'),
      tables: 'account a',
    },
    place: { 'a.id': 'uuid' },
    mine: ofAccount('a.id'),
  },
  {
    name: 'phones',
    section: 'account',
    holds: 'Numbers you sign in with',
    from: { columns: named('n', 'phone verified_at'), tables: 'account_phone n' },
    place: { 'n.phone': 'text' },
    mine: ofAccount('n.account_id'),
  },
  {
    name: 'emails',
    section: 'account',
    holds: 'Emails you sign in with',
    from: { columns: named('e', 'email verified_at'), tables: 'account_email e' },
    place: { 'e.email': 'text' },
    mine: ofAccount('e.account_id'),
  },
  {
    name: 'sessions',
    section: 'account',
    holds: 'Devices that were signed in',
    from: {
      columns: named('s', 'device created_at last_seen_at expires_at revoked_at'),
      tables: 'session s',
    },
    place: { 's.created_at': 'timestamptz', 's.id': 'uuid' },
    mine: ofAccount('s.account_id'),
  },
  {
    name: 'buyer-browsers',
    section: 'account',
    holds: 'Browsers verified with one of your numbers',
    from: {
      columns: `${named('b', 'phones created_at last_seen_at expires_at')}, cardinality(b.orders) as "orders"`,
      tables: 'buyer_session b',
    },
    place: { 'b.created_at': 'timestamptz', 'b.token_hash': 'bytea' },
    mine: provedIn('b.phones'),
  },
];
