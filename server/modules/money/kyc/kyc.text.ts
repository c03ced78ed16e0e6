import type { AccountFault } from '../../../gateways/verification';

/** Why not, and what to do, for the creator: on the screen and in the mail alike. */
export const panReasons = {
  unknown: 'This PAN was not found in the income tax records. Check each letter and digit on the card.',
  name: 'The income tax records show a different name for this PAN. Enter the name exactly as it is on the card.',
};

export const accountReasons: Record<AccountFault | 'name', string> = {
  account: 'The bank could not find this account number. Check it on your passbook or in your bank’s app.',
  ifsc: 'This IFSC does not exist. Check it on your passbook or a cheque.',
  blocked: 'This account cannot receive money. Ask your bank, or add another account.',
  bank: 'We cannot send money to this bank or type of account. Add another account.',
  vpa: 'This UPI ID does not exist. Check it in your UPI app.',
  name: 'The name on this account does not match your PAN. Add an account in your own name.',
};

/** What is in doubt, for the creator who waits for us. */
export const doubts = {
  name: 'The names match only in part. We are reviewing it and will tell you within 2 working days.',
  elsewhere:
    'It is in use with another Haat account. We are reviewing it and will tell you within 2 working days.',
  refused: 'It was rejected before. We are reviewing it again and will tell you within 2 working days.',
  gstin:
    'Your GSTIN belongs to a different PAN. We are reviewing it and will tell you within 2 working days.',
  silent:
    'The check could not be completed automatically. We are reviewing it and will tell you within 2 working days.',
};
