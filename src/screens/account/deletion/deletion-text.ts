import type { Phrase } from '@haat/i18n';

/** What is wiped when the days are over: docs/personal-data.md says it table by table. */
export const goes = [
  'Your name, your bio and your public page.',
  'Your numbers, emails and Google accounts, and all signed-in devices. You can open a new account with the same number.',
  'Your drafts, the labels of your short links, your notifications and preferences, and reminders to buyers.',
  'Your payout accounts.',
  'Your library: your purchases can no longer be found by your number. The links in your receipts keep working.',
  'Your name on your reviews. The text stays.',
] as const satisfies readonly Phrase[];

/** What no shop may delete, and for how long. */
export const stays = [
  'Receipts, invoices and the books of your sales, purchases and withdrawals: 8 years (Companies Act, 2013, section 128; GST law asks for 72 months).',
  'Your PAN and the name it is registered to, where tax was deducted under them: as long as those books.',
  'Messages to us and decisions about them: 3 years.',
  'These are stored separately and used for nothing else.',
] as const satisfies readonly Phrase[];
