import type { AccountFault } from '../../../gateways/verification';

/** Why not, and what to do, for the creator: on the screen and in the mail alike. */
export const panReasons = {
  unknown: 'The income tax register does not know this PAN. Check each letter and digit on the card.',
  name: 'The register has another name for this PAN. Write the name exactly as it is on the card.',
};

export const accountReasons: Record<AccountFault | 'name', string> = {
  account: 'The bank does not know this account number. Check it on your passbook or in your bank’s app.',
  ifsc: 'No branch has this IFSC. Check it on your passbook or a cheque.',
  blocked: 'The bank does not take money for this account. Ask the bank, or add another account.',
  bank: 'Money cannot be sent to this bank or this type of account. Add another account.',
  vpa: 'Nobody has this UPI ID. Check it in your UPI app.',
  name: 'The bank has this account under another name than your PAN. Add an account in your own name.',
};

/** What is in doubt, for the creator who waits for us. */
export const doubts = {
  name: 'The names agree only in part. We are looking at it ourselves and tell you within 2 working days.',
  elsewhere:
    'It is in use with another Haat account. We are looking at it ourselves and tell you within 2 working days.',
  refused:
    'We did not accept it before. We are looking at it again ourselves and tell you within 2 working days.',
  gstin:
    'You sell under a GSTIN that belongs to another PAN. We are looking at it ourselves and tell you within 2 working days.',
  silent: 'The register has not answered. We are looking at it ourselves and tell you within 2 working days.',
};
