import type { Phrase } from '@haat/i18n';

/** What is wiped when the days are over: docs/personal-data.md says it table by table. */
export const goes = [
  'Your name, your words about yourself and your public page.',
  'Your numbers, e-mails and Google accounts, and every device that is signed in. The same number can open another account.',
  'Your drafts, the words on your short links, your notifications and choices, and reminders to buyers.',
  'Your payout accounts.',
  'Your library: what you bought is not found by your number any more. The links in your receipts go on working.',
  'Your name under your reviews. The words stay.',
] as const satisfies readonly Phrase[];

/** What no shop may delete, and for how long. */
export const stays = [
  'Receipts, invoices and the books of your sales, purchases and withdrawals: 8 years (Companies Act, 2013, section 128; GST law asks for 72 months).',
  'Your PAN and the name it is registered to, where tax was deducted under them: as long as those books.',
  'Messages to us and decisions about them: 3 years.',
  'These are kept apart and used for nothing else.',
] as const satisfies readonly Phrase[];
