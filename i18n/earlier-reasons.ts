import { hi } from './hi-reasons';
import type { Dictionary } from './phrase';

/** Reasons that are stored as they were worded until 23 November 2026, each with the sentence that says the same today. */
export const earlierReasons = {
  'The income tax register does not know this PAN. Check each letter and digit on the card.':
    'This PAN was not found in the income tax records. Check each letter and digit on the card.',
  'The register has another name for this PAN. Write the name exactly as it is on the card.':
    'The income tax records show a different name for this PAN. Enter the name exactly as it is on the card.',
  'The bank does not know this account number. Check it on your passbook or in your bank’s app.':
    'The bank could not find this account number. Check it on your passbook or in your bank’s app.',
  'No branch has this IFSC. Check it on your passbook or a cheque.':
    'This IFSC does not exist. Check it on your passbook or a cheque.',
  'The bank does not take money for this account. Ask the bank, or add another account.':
    'This account cannot receive money. Ask your bank, or add another account.',
  'Money cannot be sent to this bank or this type of account. Add another account.':
    'We cannot send money to this bank or type of account. Add another account.',
  'Nobody has this UPI ID. Check it in your UPI app.':
    'This UPI ID does not exist. Check it in your UPI app.',
  'The bank has this account under another name than your PAN. Add an account in your own name.':
    'The name on this account does not match your PAN. Add an account in your own name.',
  'The names agree only in part. We are looking at it ourselves and tell you within 2 working days.':
    'The names match only in part. We are reviewing it and will tell you within 2 working days.',
  'It is in use with another Haat account. We are looking at it ourselves and tell you within 2 working days.':
    'It is in use with another Haat account. We are reviewing it and will tell you within 2 working days.',
  'We did not accept it before. We are looking at it again ourselves and tell you within 2 working days.':
    'It was rejected before. We are reviewing it again and will tell you within 2 working days.',
  'You sell under a GSTIN that belongs to another PAN. We are looking at it ourselves and tell you within 2 working days.':
    'Your GSTIN belongs to a different PAN. We are reviewing it and will tell you within 2 working days.',
  'This GSTIN belongs to another PAN than yours. Use the one registered under your PAN.':
    'This GSTIN belongs to a different PAN. Use the one registered under your PAN.',
  'The register has not answered. We are looking at it ourselves and tell you within 2 working days.':
    'The check could not be completed automatically. We are reviewing it and will tell you within 2 working days.',
  'The bank does not know this IFSC. Add the account again with the IFSC printed on your cheque book.':
    'This IFSC does not exist. Add the account again with the IFSC printed on your cheque book.',
  'The bank knows no account with this number. Check it, add the account again and withdraw again.':
    'The bank could not find this account number. Check it, add the account again and withdraw again.',
  'No bank answers to this UPI ID. Check it in your UPI app, or withdraw to a bank account.':
    'This UPI ID could not be found. Check it in your UPI app, or withdraw to a bank account.',
  'The bank has blocked this account for money coming in. Ask your bank, or use another account.':
    'The bank has blocked deposits to this account. Ask your bank, or use another account.',
  'Your bank did not take the money. Try again later, or use another account.':
    'Your bank declined the transfer. Try again later, or use another account.',
  'The bank did not keep the money. Try again, or use another account.':
    'The bank returned the transfer. Try again, or use another account.',
} as const satisfies Readonly<Record<string, keyof typeof hi>>;

/** Their Hindi, so that rows written with the earlier wording are still translated. */
export const earlier: Dictionary = Object.fromEntries(
  Object.entries(earlierReasons).map(([before, now]) => [before, hi[now]]),
);
