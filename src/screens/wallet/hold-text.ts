import { t, translate } from '@haat/i18n';

const questioned = 'The buyer’s bank questions this payment: ';

/** Why money is held. Behind what is said of a dispute stand the bank's own words. */
export const reasonText = (reason: string): string =>
  reason.startsWith(questioned) ? questionedBy(reason.slice(questioned.length)) : translate(reason);

/** That a bank questions a payment, and why, in its words. */
export const questionedBy = (reason: string): string =>
  t('The buyer disputed this payment: {reason}', { reason: translate(reason) });
